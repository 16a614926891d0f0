import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { ErrorText } from './ErrorText.tsx';

interface LoadErrorProps {
  error: unknown;
  /** What to say where the server gives no reason (spec, section 8). */
  failure: string;
  onRetry: () => unknown;
}

/** A failed load in the place of what should be there: what failed, why, and a way to try again. */
export function LoadError({ error, failure, onRetry }: LoadErrorProps) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} my="xs">
      <Group justify="space-between">
        <Text component="div" size="sm">
          <ErrorText error={error} failure={failure} />
        </Text>
        <Button variant="default" size="xs" onClick={() => void onRetry()}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
