import { Button, Group, Text } from '@mantine/core';
import { ErrorText } from './ErrorText.tsx';
import { FailureAlert } from './FailureAlert.tsx';

interface LoadErrorProps {
  error: unknown;
  /** What to say where the server gives no reason (spec, section 8). */
  failure: string;
  onRetry: () => unknown;
}

/** A failed load in the place of what should be there: what failed, why, and a way to try again. */
export function LoadError({ error, failure, onRetry }: LoadErrorProps) {
  return (
    <FailureAlert my="xs">
      <Group justify="space-between">
        <Text component="div" size="sm">
          <ErrorText error={error} failure={failure} />
        </Text>
        <Button variant="default" size="xs" onClick={() => void onRetry()}>
          Try again
        </Button>
      </Group>
    </FailureAlert>
  );
}
