import { Alert, type AlertProps, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { doubtOf, errorCause, errorText } from '../../core/api/errors.ts';
import { KnownSince } from './UnknownNote.tsx';

/** A failure, announced at once. */
export function FailureAlert(props: AlertProps) {
  return <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} {...props} />;
}

interface ErrorTextProps {
  error: unknown;
  /** What to say where the server gives no reason (spec, section 8); the call's own text where absent. */
  failure?: string;
}

/** What failed and, on separate lines, why, and whether it may have been done anyway. */
export function ErrorText({ error, failure }: ErrorTextProps) {
  const text = errorText(error, failure);
  const cause = errorCause(error);
  const doubt = doubtOf(error);
  return (
    <>
      <div>{text}</div>
      {cause && !text.includes(cause) && <div>{cause}</div>}
      {doubt && <div>{doubt}</div>}
    </>
  );
}

interface CallFailureProps {
  error: Error | null;
  /** What to say where the server gives no reason (spec, section 8); the call's own text where absent. */
  failure?: string;
}

/** The failure of a call, in the form or dialog that sent it. For failed loads, use `LoadError`. */
export function CallFailure({ error, failure }: CallFailureProps) {
  return (
    error && (
      <FailureAlert>
        <ErrorText error={error} failure={failure} />
      </FailureAlert>
    )
  );
}

interface LoadErrorProps {
  error: unknown;
  /** What to say where the server gives no reason (spec, section 8); the call's own text where absent. */
  failure?: string;
  onRetry: () => unknown;
  /** When the data that still shows was loaded, in milliseconds by this computer's clock; absent or 0 without data. */
  knownAt?: number;
}

/** A failed load in place of its content: what failed, why, and a button to try again. */
export function LoadError({ error, failure, onRetry, knownAt }: LoadErrorProps) {
  return (
    <FailureAlert my="xs">
      <Group justify="space-between">
        <Text component="div" size="sm">
          <ErrorText error={error} failure={failure} />
          {knownAt ? (
            <div>
              {'Last loaded: '}
              <KnownSince at={knownAt} />
            </div>
          ) : null}
        </Text>
        <Button variant="default" size="xs" onClick={() => void onRetry()}>
          Try again
        </Button>
      </Group>
    </FailureAlert>
  );
}
