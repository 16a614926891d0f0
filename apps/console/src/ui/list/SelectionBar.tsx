import { Button, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { screenList } from '../focus/listFocus.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { selectAllShown, useSelectedRows, type Selection } from './selection.tsx';
import styles from './SelectionBar.module.css';

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The bar for picked rows at the bottom of the window. */
export function SelectionBar<Row>({ selection, children }: SelectionBarProps<Row>) {
  const rows = useSelectedRows(selection);
  const shown = new Set(selection.shown().map(selection.keyOf));
  const any = rows.length > 0;
  // The bar may cover the row that was picked last.
  useEffect(() => {
    if (any)
      document.querySelector('[data-row] :focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [any]);
  const hidden = rows.filter((row) => !shown.has(selection.keyOf(row))).length;
  // On other pages, or hidden by a filter.
  const unseen = hidden > 0 ? `, ${formatCount(hidden)} not shown` : '';
  const clear = () => {
    selection.clear();
    screenList()?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.place}>
      <section className={any ? styles.bar : undefined} aria-label={any ? 'Selection' : undefined}>
        {/* Only the count is announced, not the buttons. */}
        <Text size="sm" fw={600} aria-live="polite">
          {any && `${formatCount(rows.length)} selected${unseen}`}
        </Text>
        {any && (
          <div className={styles.actions}>
            {children(rows)}
            <Button
              size="xs"
              variant="default"
              data-clear
              onClick={() => selection.set(selection.all(), true)}
            >
              {selectAllShown}
            </Button>
            <Button
              size="xs"
              variant="default"
              px={8}
              aria-label="Clear selection"
              title="Clear selection"
              onClick={clear}
            >
              <IconX size={16} aria-hidden />
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
