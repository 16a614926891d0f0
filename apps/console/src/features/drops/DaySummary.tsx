import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { Day } from '../../core/time/time.ts';
import { utcMinute } from '../../core/time/clockFace.ts';
import { dayWindows, tldsLabel, type DayWindow } from '../../entities/domains/dayWindows.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { scoreOf, type RaceRow } from '../../entities/race/raceRows.ts';
import { summaryColumns } from './summaryColumns.ts';
import says from '../../ui/value/says.module.css';
import styles from './Summary.module.css';

interface DaySummaryProps {
  day: Day;
  /** Undefined where the orders are not known. */
  rows: readonly RaceRow[] | undefined;
  now: number;
}

/** What came of each window of the day that is over and had paid orders, in a line. */
export function DaySummary({ day, rows, now }: DaySummaryProps) {
  const over = dayWindows(day)
    .filter(({ to, endless }) => !endless && now >= Date.parse(to))
    .map((window) => ({ window, raced: rows?.filter(isIn(window)) ?? [] }))
    .filter(({ raced }) => raced.length > 0);
  if (over.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="board-summary">
      <h2 id="board-summary">What came of it</h2>
      <ul>
        {over.map(({ window, raced }) => (
          <li key={window.from + tldsLabel(window)}>
            <b translate="no">{tldsLabel(window)}</b>
            <span className={says.dim}>{`${utcMinute(window.from)}–${utcMinute(window.to)}`}</span>
            <span>{scoreOf(raced)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <CsvButton file="drop_board" columns={summaryColumns} rows={rows}>
          Save as CSV
        </CsvButton>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPrinter size={14} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          Print
        </Button>
      </div>
    </section>
  );
}

const isIn =
  ({ tlds }: DayWindow) =>
  ({ order }: RaceRow) =>
    tlds.includes(order.tld);
