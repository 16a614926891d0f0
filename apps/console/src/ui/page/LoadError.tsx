import { Button, Group, Text } from '@mantine/core';
import { ErrorText } from './ErrorText.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { KnownSince } from './UnknownNote.tsx';

interface LoadErrorProps {
  error: unknown;
  /** What to say where the server gives no reason (spec, section 8); the call's own text where absent. */
  failure?: string | undefined;
  onRetry: () => unknown;
  /** When what still shows was loaded, in milliseconds by this computer's clock; absent or 0 where nothing shows. */
  knownAt?: number | undefined;
}

/** A failed load in the place of what should be there: what failed, why, and a way to try again. */
export function LoadError({ error, failure, onRetry, knownAt }: LoadErrorProps) {
  return (
    <FailureAlert my="xs">
      <Group justify="space-between">
        <Text component="div" size="sm">
          <ErrorText error={error} failure={failure} />
          {knownAt ? (
            <div>
              {'What shows was last loaded: '}
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
