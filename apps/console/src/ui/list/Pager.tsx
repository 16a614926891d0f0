import {
  startTransition,
  useEffect,
  useState,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { Button, Group, Text } from '@mantine/core';
import type { Pagination } from '@dropcatch/sdk';
import { wentBack } from '../../core/address/back.ts';
import { useNarrow } from '../../core/browser/media.ts';
import { screenList } from '../focus/listFocus.ts';
import { pageWindow } from './pageWindow.ts';
import { formatCount } from '../../core/text/numbers.ts';

/**
 * Whether the browser has painted since the component came, for what stands out of sight and can wait for that. After
 * Back at once: the window is scrolled to where it was.
 */
function usePainted(): boolean {
  const [painted, setPainted] = useState(wentBack);
  useEffect(() => {
    if (painted) return;
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, [painted]);
  return painted;
}

interface PagerProps {
  /** What is shown. */
  pagination: Pick<Pagination, 'page' | 'pages' | 'total'> | undefined;
  /** The page asked for, which may still be on its way. */
  page: number;
  onPage: (page: number) => void;
  /** What else can be done with all pages, beside their number. */
  children?: ReactNode;
}

/** Previous, next and up to five page buttons; nothing where one page holds all (spec, section 2). */
export function Pager({ pagination, ...rest }: PagerProps) {
  if (!pagination || pagination.pages <= 1) return null;
  return <Pages {...rest} pagination={pagination} />;
}

interface PagesProps extends PagerProps {
  pagination: NonNullable<PagerProps['pagination']>;
}

/**
 * Comes after the rows in sight, below which it stands. On narrow screens, whose rows are cards, the window moves far away
 * from it to the first one of the page: the focus goes along, to the list.
 */
function Pages({ pagination, page, onPage, children }: PagesProps) {
  const painted = usePainted();
  const narrow = useNarrow();
  const goTo = (number: number) => {
    onPage(number);
    if (narrow) screenList()?.focus({ preventScroll: true });
  };
  const current = useRef<HTMLButtonElement>(null);
  // At either end the button that led there can no longer have the focus.
  useLayoutEffect(() => {
    const nav = current.current?.closest('nav');
    if (document.activeElement?.matches(':disabled') && nav?.contains(document.activeElement))
      current.current?.focus();
  });
  if (!painted) return null;
  const { page: shown, pages, total } = pagination;
  return (
    <Group component="nav" aria-label="Pagination" justify="space-between" mt="sm" gap="xs">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {`Page ${formatCount(shown)} of ${formatCount(pages)} · ${formatCount(total)} in all`}
        </Text>
        {children}
      </Group>
      <Group gap={4}>
        <Button
          size="xs"
          variant="default"
          disabled={page <= 1}
          onClick={() => goTo(Math.min(page - 1, pages))}
        >
          Previous
        </Button>
        {pageWindow(page, pages).map((number) => (
          <Button
            key={number}
            ref={number === page ? current : undefined}
            size="xs"
            variant={number === page ? 'light' : 'default'}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => goTo(number)}
          >
            {number}
          </Button>
        ))}
        <Button size="xs" variant="default" disabled={page >= pages} onClick={() => goTo(page + 1)}>
          Next
        </Button>
      </Group>
    </Group>
  );
}
