import { Button, Group, Text } from '@mantine/core';
import type { Pagination } from '@dropcatch/sdk';
import { useLayoutEffect, useRef } from 'react';
import { pageWindow } from '../../lib/list/pageWindow.ts';
import { formatCount } from '../../lib/text/numbers.ts';

interface PagerProps {
  /** What is shown. */
  pagination: Pick<Pagination, 'page' | 'pages' | 'total'> | undefined;
  /** The page asked for, which may still be on its way. */
  page: number;
  onPage: (page: number) => void;
}

/** Previous, next and up to five page buttons; nothing where one page holds all (spec, section 2). */
export function Pager({ pagination, page, onPage }: PagerProps) {
  const current = useRef<HTMLButtonElement>(null);
  // At either end the button that led there can no longer have the focus.
  useLayoutEffect(() => {
    const nav = current.current?.closest('nav');
    if (document.activeElement?.matches(':disabled') && nav?.contains(document.activeElement))
      current.current?.focus();
  });
  if (!pagination || pagination.pages <= 1) return null;
  const { page: shown, pages, total } = pagination;
  return (
    <Group component="nav" aria-label="Pagination" justify="space-between" mt="sm" gap="xs">
      <Text size="sm" c="dimmed">
        {`Page ${formatCount(shown)} of ${formatCount(pages)} · ${formatCount(total)} in all`}
      </Text>
      <Group gap={4}>
        <Button
          size="xs"
          variant="default"
          disabled={page <= 1}
          onClick={() => onPage(Math.min(page - 1, pages))}
        >
          Previous
        </Button>
        {pageWindow(page, pages).map((number) => (
          <Button
            key={number}
            ref={number === page ? current : undefined}
            size="xs"
            variant={number === page ? 'filled' : 'default'}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ))}
        <Button
          size="xs"
          variant="default"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          Next
        </Button>
      </Group>
    </Group>
  );
}
