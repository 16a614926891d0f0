import { Button, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { shortcutsSetting } from '../../core/settings.ts';
import { marked } from '../focus/dom.ts';
import { lastRow } from '../focus/listFocus.ts';
import { formatCount, formatPrice } from '../../core/text/numbers.ts';
import { ListStatus } from './ListStatus.tsx';
import { selectAllShown, useSelectedRows, type Selection } from './selection.tsx';
import styles from './SelectionBar.module.css';
import type { Elements } from '../elements.ts';

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  children: (rows: readonly Row[]) => Elements;
}

/** The bar for selected rows at the bottom of the window. */
export function SelectionBar<Row>({ selection, children }: SelectionBarProps<Row>) {
  const rows = useSelectedRows(selection);
  const [shortcuts] = shortcutsSetting.use();
  const shown = new Set(selection.shown().map(selection.keyOf));
  const hasRows = rows.length > 0;
  // The bar may cover the row that was selected last.
  useEffect(() => {
    const focused = hasRows && document.querySelector(`${marked('data-row')} :focus-visible`);
    if (focused) focused.scrollIntoView({ block: 'nearest' });
  }, [hasRows]);
  const hidden = rows.filter((row) => !shown.has(selection.keyOf(row))).length;
  // These rows are on other pages, or hidden by a filter.
  const unseen = hidden > 0 ? `, ${formatCount(hidden)} not shown` : '';
  const { priceOf } = selection;
  const clear = () => {
    selection.clear();
    lastRow()?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.container}>
      <section
        className={hasRows ? styles.bar : undefined}
        aria-label={hasRows ? 'Selection' : undefined}
      >
        {/* Only the count is announced, not the buttons; the key to them once. */}
        <ListStatus fw={600}>
          {hasRows && `${formatCount(rows.length)} selected${unseen}`}
        </ListStatus>
        {hasRows && shortcuts && <kbd aria-hidden>a</kbd>}
        <ListStatus className="visually-hidden">
          {hasRows && shortcuts && 'Press a for the actions'}
        </ListStatus>
        {hasRows && priceOf && (
          <Text size="sm">
            {formatPrice(rows.reduce((sum, row) => sum + (priceOf(row) ?? 0), 0))}
          </Text>
        )}
        {hasRows && (
          <div className={styles.actions} data-selection-actions>
            {children(rows)}
            <Button
              size="xs"
              variant="default"
              data-clear
              onClick={() => selection.set(selection.all(), true)}
            >
              {selectAllShown}
            </Button>
            <Button size="xs" variant="default" px={8} title="Clear selection" onClick={clear}>
              <IconX size={16} aria-hidden />
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
