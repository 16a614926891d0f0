import { Button, Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';

interface EmptyProps {
  children: string;
  action?: { label: string } & Pick<ComponentProps<'button'>, 'onClick' | 'type' | 'form'>;
}

/** The text and button that replace the rows of an empty list. */
export function Empty({ children, action }: EmptyProps) {
  const { label, ...button } = action ?? {};
  return (
    <Stack align="center" gap="sm" ta="center">
      <Text fw={500}>{children}</Text>
      {label && (
        // The key stops React from reusing another button, which a held key or a second click would press again.
        <Button key={label} size="xs" variant="default" {...button}>
          {label}
        </Button>
      )}
    </Stack>
  );
}

/** The properties of a button that clears all filters of the screen, by resetting the filter form. */
export const clearFilters = { label: 'Clear Filters', type: 'reset', form: 'filters' } as const;

export type EmptyAction = EmptyProps['action'];

interface EmptyListProps {
  page: number;
  onPage: (page: number) => void;
  /** The text if filters are set, with a button to clear them. */
  filtered?: string | false;
  /** The text if there are no records. */
  text: string;
  action?: EmptyAction;
}

/** Says why a list has no rows: the page is past the end, nothing matches the filters, or there are no records. */
export function EmptyList({ page, onPage, filtered, text, action }: EmptyListProps) {
  if (page > 1) {
    return (
      <Empty action={{ label: 'Go to the first page', onClick: () => onPage(1) }}>
        This page is empty
      </Empty>
    );
  }
  if (filtered) return <Empty action={clearFilters}>{filtered}</Empty>;
  return <Empty action={action}>{text}</Empty>;
}
