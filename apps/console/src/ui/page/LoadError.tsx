import { Alert, type AlertProps, Group, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { unknownOutcomeNote, errorCause, errorText } from '../../core/api/errors.ts';
import { LoadButton } from './RefreshButton.tsx';
import { LoadedAgo, type LoadState } from './StaleDataNote.tsx';

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

interface CallFailureProps extends Pick<AlertProps, 'id' | 'role'> {
  error: Error | null;
  /** The text if the server gives no reason (spec, section 8); by default, that of the call. */
  failure?: string;
}

/** The failure of a call, in the form or dialog that sent it. For failed loads, use `LoadError`. */
export function CallFailure({ error, failure, ...alert }: CallFailureProps) {
  return (
    error && (
      <FailureAlert {...alert}>
        <ErrorText error={error} failure={failure} />
      </FailureAlert>
    )
  );
}

interface LoadErrorProps extends Pick<CallFailureProps, 'failure'> {
  query: LoadState;
  /** The data that still shows, in words, before its age. */
  lastKnown?: string;
  /** Whether a person can close it, until the next failure. */
  dismissible?: boolean | undefined;
}

/**
 * Says that data could not be loaded, why, and how old the visible data is, with a retry button. Empty if the last load
 * worked. It stays during the next load.
 */
export function LoadError(props: LoadErrorProps) {
  const { query, failure, lastKnown = 'Last loaded:', dismissible } = props;
  const { error, dataUpdatedAt, refetch } = query;
  const [dismissed, setDismissed] = useState<Error>();
  const [retries, setRetries] = useState(0);
  if (!error || error === dismissed) return null;
  const retry = async () => {
    await refetch();
    setRetries((count) => count + 1);
  };
  return (
    <FailureAlert
      my="xs"
      withCloseButton={dismissible}
      closeButtonLabel="Dismiss"
      onClose={() => setDismissed(error)}
    >
      <Group justify="space-between">
        {/* A new key makes screen readers announce the failure again after a retry, but not after a poll. */}
        <Text component="div" size="sm" key={retries}>
          <ErrorText error={error} failure={failure} />
          {dataUpdatedAt > 0 && (
            <div>
              <span>{`${lastKnown} `}</span>
              <LoadedAgo at={dataUpdatedAt} />
            </div>
          )}
        </Text>
        <LoadButton variant="default" size="xs" load={retry}>
          Try again
        </LoadButton>
      </Group>
    </FailureAlert>
  );
}
