import { Button, Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';

export interface EmptyProps {
  /** What is not there. */
  children: string;
  /** What to do next, where there is something to do. */
  action?:
    | ({ label: string } & Pick<ComponentProps<'button'>, 'onClick' | 'type' | 'form'>)
    | undefined;
}

/** What a list shows instead of rows. */
export function Empty({ children, action }: EmptyProps) {
  const { label, ...button } = action ?? {};
  return (
    <Stack align="center" gap="sm" ta="center">
      <Text fw={500}>{children}</Text>
      {label && (
        // Keyed by its label: React would otherwise reuse the button that stood here, and a held key or second click
        // would press this one too.
        <Button key={label} size="xs" variant="default" {...button}>
          {label}
        </Button>
      )}
    </Stack>
  );
}
