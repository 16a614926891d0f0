import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../lib/numbers.ts';
import { useSelectedRows, type Selection } from '../lib/selection.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** What can be done with the picked rows, as buttons. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** What can be done with the picked rows; stands under the list, and at the window's edge while the list is longer. */
export function SelectionBar<Row>({ selection, children }: SelectionBarProps<Row>) {
  const rows = useSelectedRows(selection);
  const shown = new Set(selection.shown().map(selection.keyOf));
  const hidden = rows.filter((row) => !shown.has(selection.keyOf(row))).length;
  const elsewhere = hidden > 0 ? `, ${formatCount(hidden)} on other pages` : '';
  return (
    <div aria-live="polite" className={styles.place}>
      {rows.length > 0 && (
        <section className={styles.bar} aria-label="Selection">
          <Text size="sm" fw={600}>
            {`${formatCount(rows.length)} selected${elsewhere}`}
          </Text>
          <Group gap="xs">
            {children(rows)}
            <Button
              size="xs"
              variant="default"
              onClick={() => selection.set(selection.shown(), true)}
            >
              Select all shown
            </Button>
            <Button size="xs" variant="default" onClick={selection.clear}>
              Clear selection
            </Button>
          </Group>
        </section>
      )}
    </div>
  );
}
