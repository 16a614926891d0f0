import { Button, Stack, Text } from '@mantine/core';

interface EmptyProps {
  /** What is not there. */
  children: string;
  /** What to do next, where there is something to do. */
  action?: { label: string; onClick: () => void };
}

/** What a list shows instead of rows. */
export function Empty({ children, action }: EmptyProps) {
  return (
    <Stack align="center" gap="xs">
      <Text c="dimmed">{children}</Text>
      {action && (
        <Button size="xs" variant="default" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Stack>
  );
}
