import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Pagination } from '@dropcatch/sdk';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { isBackNavigation } from '../../core/address/history.ts';
import { useIsNarrow } from '../../core/browser/media.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { screenList } from '../focus/listFocus.ts';
import { pageWindow } from './useListAddress.ts';
import type { Elements } from '../elements.ts';

interface PagesProps {
  pagination: Pick<Pagination, 'page' | 'pages' | 'total'>;
  /** The requested page, which may still be loading. */
  page: number;
  onPage: (page: number) => void;
  /** Further controls, such as saving all pages. */
  children?: Elements;
  /** The control for the number of rows per page. Also shows for a single page. */
  pageSize?: Elements;
}

interface PagerProps extends Omit<PagesProps, 'pagination'> {
  pagination: PagesProps['pagination'] | undefined;
}

/** Previous, next and up to five page buttons; nothing for a single page (spec, section 2). */
export function Pager({ pagination, ...rest }: PagerProps) {
  const painted = useDeferredValue(true, isBackNavigation());
  if (!painted || !pagination) return null;
  if (pagination.pages > 1) return <Pages {...rest} pagination={pagination} />;
  return rest.pageSize && <Group mt="sm">{rest.pageSize}</Group>;
}

function Pages({ pagination, page, onPage, children, pageSize }: PagesProps) {
  const narrow = useIsNarrow();
  const current = useRef<HTMLButtonElement>(null);
  // At either end, the pressed button is disabled and loses the focus.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('nav[aria-label="Pagination"] :disabled')) {
      current.current?.focus();
    }
  });
  const { page: shown, pages, total } = pagination;
  const goTo = (number: number) => {
    onPage(number);
    // The window scrolls to the first card, and the focus follows.
    if (narrow) screenList()?.focus({ preventScroll: true });
  };
  const step = { size: 'xs', variant: 'default', px: narrow ? 4 : undefined } as const;
  return (
    <Group component="nav" aria-label="Pagination" justify="space-between" mt="sm" gap="xs">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {`Page ${formatCount(shown)} of ${formatCount(pages)} · ${formatCount(total)} in all`}
        </Text>
        {children}
        {pageSize}
      </Group>
      {/* One line, also on a phone unless its letters are large, with Next at the thumb. */}
      <Group gap={narrow ? 0 : 4} {...(narrow && { justify: 'space-between', w: '100%' })}>
        <Button
          {...step}
          disabled={page <= 1}
          aria-label="Previous"
          onClick={() => goTo(Math.min(page - 1, pages))}
        >
          {narrow ? <IconChevronLeft size={16} aria-hidden /> : 'Previous'}
        </Button>
        {pageWindow(page, pages).map((number) => (
          <Button
            key={number}
            ref={number === page ? current : undefined}
            size="xs"
            px={narrow ? 4 : undefined}
            variant={number === page ? 'light' : 'default'}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => goTo(number)}
          >
            {number}
          </Button>
        ))}
        <Button {...step} disabled={page >= pages} aria-label="Next" onClick={() => goTo(page + 1)}>
          {narrow ? <IconChevronRight size={16} aria-hidden /> : 'Next'}
        </Button>
      </Group>
    </Group>
  );
}
