import { errorCause, errorText } from '../api/errors.ts';

interface ErrorTextProps {
  error: unknown;
  /** What to say where the server gives no reason (spec, section 8). */
  failure: string;
}

/** What failed and, on a line of its own, why. */
export function ErrorText({ error, failure }: ErrorTextProps) {
  const cause = errorCause(error);
  return (
    <>
      <div>{errorText(error, failure)}</div>
      {cause && <div>{cause}</div>}
    </>
  );
}
