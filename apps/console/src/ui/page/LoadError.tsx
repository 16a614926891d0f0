import { Alert, type AlertProps, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { unknownOutcomeNote, errorCause, errorText } from '../../core/api/errors.ts';
import { LoadedAgo } from './StaleDataNote.tsx';

/** A failure, announced at once. */
export function FailureAlert(props: AlertProps) {
  return <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} {...props} />;
}

interface ErrorTextProps {
  error: unknown;
  /** The text if the server gives no reason (spec, section 8); by default, that of the call. */
  failure?: string;
}

/** Says what failed and, on separate lines, why, and whether it may have been done anyway. */
export function ErrorText({ error, failure }: ErrorTextProps) {
  const text = errorText(error, failure);
  const cause = errorCause(error);
  const note = unknownOutcomeNote(error);
  return (
    <>
      <div>{text}</div>
      {cause && !text.includes(cause) && <div>{cause}</div>}
      {note && <div>{note}</div>}
    </>
  );
}

interface CallFailureProps {
  error: Error | null;
  /** The text if the server gives no reason (spec, section 8); by default, that of the call. */
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
  /** The text if the server gives no reason (spec, section 8); by default, that of the call. */
  failure?: string;
  onRetry: () => unknown;
  /** When the visible data was loaded, in milliseconds by this computer's clock; absent or 0 without data. */
  loadedAt?: number;
}

/** Replaces content that failed to load: says what failed and why, and has a retry button. */
export function LoadError({ error, failure, onRetry, loadedAt }: LoadErrorProps) {
  return (
    <FailureAlert my="xs">
      <Group justify="space-between">
        <Text component="div" size="sm">
          <ErrorText error={error} failure={failure} />
          {loadedAt ? (
            <div>
              {'Last loaded: '}
              <LoadedAgo at={loadedAt} />
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
