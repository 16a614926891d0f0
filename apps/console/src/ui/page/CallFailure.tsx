import { ErrorText } from './ErrorText.tsx';
import { FailureAlert } from './FailureAlert.tsx';

interface CallFailureProps {
  /** Why the call failed; nothing shows while it has not. */
  error: Error | null;
  /** What to say where the server gives no reason (spec, section 8); the call's own text where absent. */
  failure?: string | undefined;
}

/** That a call failed, and why, in the form or dialog that sent it. What failed to load is a `LoadError`. */
export function CallFailure({ error, failure }: CallFailureProps) {
  return (
    error && (
      <FailureAlert>
        <ErrorText error={error} failure={failure} />
      </FailureAlert>
    )
  );
}
