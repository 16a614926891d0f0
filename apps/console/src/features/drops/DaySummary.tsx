import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { getClockOffset } from '../../core/time/serverClock.ts';
import { utcDay, utcMinute, type Day } from '../../core/time/time.ts';
import { dayWindows, isOpen, nextWindow, tldsLabel } from '../../entities/domains/dayWindows.ts';
import { OrderGlyph } from '../../entities/orders/OrderStateBadge.tsx';
import { raceCsvColumns, scoreOf, type RaceRow } from '../../entities/race/raceRows.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { checklist, type Known } from './checklist.ts';
import styles from './drops.module.css';

/** The word for each state of a check, and the order state whose glyph means the same. */
const checkLooks = {
  ready: { word: 'Ready', glyph: 'CATCHED_COMPLETED' },
  todo: { word: 'To do', glyph: 'NEW' },
  unknown: { word: 'Not known', glyph: 'PAID_WAITING_CATCH' },
} as const;

interface PreparationProps extends Pick<Known, 'orders' | 'accounts' | 'categories'> {
  day: Day;
  now: number;
}

/** The checks before the next window of the day. They stay while it is open, so that the board does not move. */
export function Preparation({ day, now, ...known }: PreparationProps) {
  const window = nextWindow(now);
  if (!window || utcDay(Date.parse(window.from)) !== day) return null;
  const tlds = tldsLabel(window);
  return (
    <section className={styles.lines} aria-labelledby="board-checks">
      <h2 id="board-checks">
        {isOpen(window, now) ? `While ${tlds} is open` : `Before ${tlds} opens`}
      </h2>
      <ul className={`plain-list ${styles.checks}`}>
        {checklist({ ...known, window, ahead: getClockOffset() }).map(
          ({ label, state, detail }) => (
            <li key={label}>
              <OrderGlyph state={checkLooks[state].glyph} />
              <span>
                <span className="visually-hidden">{`${checkLooks[state].word}: `}</span>
                {label}
                <span data-color="dim">{detail}</span>
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

interface DaySummaryProps {
  day: Day;
  /** Undefined if the orders are not known. */
  rows: readonly RaceRow[] | undefined;
  now: number;
}

/** The results of each past window of the day with paid orders, one line each, and ways to save the board. */
export function DaySummary({ day, rows = [], now }: DaySummaryProps) {
  const over = dayWindows(day)
    .filter(({ to, endless }) => !endless && now >= Date.parse(to))
    .map((window) => ({
      window,
      raced: rows.filter(({ order }) => window.tlds.includes(order.tld)),
    }))
    .filter(({ raced }) => raced.length > 0);
  return (
    <section className={`${styles.lines} ${styles.foot}`} aria-labelledby="board-summary">
      <h2 id="board-summary">Results so far</h2>
      <ul className="plain-list">
        {over.length === 0 && <li data-color="dim">No window with paid orders is over yet.</li>}
        {over.map(({ window, raced }) => (
          <li key={window.from + tldsLabel(window)}>
            <b translate="no">{tldsLabel(window)}</b>
            <span data-color="dim">{`${utcMinute(window.from)}–${utcMinute(window.to)}`}</span>
            <span>{scoreOf(raced)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <CsvButton file="drop_board" columns={raceCsvColumns} rows={rows}>
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
