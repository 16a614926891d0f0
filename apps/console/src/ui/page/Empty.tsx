import { Button, Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { clearFilters } from '../list/filterFields.ts';

interface EmptyProps {
  children: string;
  action?: { label: string } & Pick<ComponentProps<'button'>, 'onClick' | 'type' | 'form'>;
}

/** Shows instead of the rows of a list. */
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

export type EmptyAction = EmptyProps['action'];

interface EmptyListProps {
  page: number;
  onPage: (page: number) => void;
  /** The text if filters are set, with a button to clear them. */
  filtered?: string | false;
  /** The text without any records. */
  text: string;
  action?: EmptyAction;
}

/** Why a paged list shows no rows: the page lies past the end, nothing matches the filters, or there is nothing yet. */
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
