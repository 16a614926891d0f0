import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { getClockOffset } from '../../core/time/serverClock.ts';
import { utcDay, type Day } from '../../core/time/time.ts';
import { dayWindows, nextWindow, tldsLabel } from '../../entities/drops/dayWindows.ts';
import { isOpen } from '../../entities/drops/dropPhase.ts';
import { windowHours } from '../../entities/drops/dropWindows.ts';
import { checklist, type ChecklistInput } from '../../entities/race/checklist.ts';
import { Checks } from '../../entities/race/Checks.tsx';
import { raceCsvColumns, raceSummary, type RaceRow } from '../../entities/race/raceRows.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import styles from './drops.module.css';

interface PreparationProps extends Pick<ChecklistInput, 'orders' | 'accounts' | 'categories'> {
  day: Day;
  now: number;
}

/** The checklist for the next window of the day. It stays while the window is open, so that the board does not move. */
export function Preparation({ day, now, ...input }: PreparationProps) {
  const window = nextWindow(now);
  if (!window || utcDay(window.opens) !== day) return null;
  const tlds = tldsLabel(window);
  return (
    <section className={styles.lines} aria-labelledby="board-checks">
      <h2 id="board-checks">
        {isOpen(window, now) ? `While ${tlds} is open` : `Before ${tlds} opens`}
      </h2>
      <Checks checks={checklist({ ...input, window, ahead: getClockOffset() })} />
    </section>
  );
}

interface DaySummaryProps {
  day: Day;
  /** Undefined until the orders are known. */
  rows: readonly RaceRow[] | undefined;
  now: number;
}

/** The results of each past window with paid orders, one line each, and buttons to save and print the board. */
export function DaySummary({ day, rows = [], now }: DaySummaryProps) {
  const past = dayWindows(day)
    .filter(({ spans: [{ to }], closes }) => to && now >= closes)
    .map((window) => ({
      window,
      inWindow: rows.filter(({ order }) => window.tlds.includes(order.tld)),
    }))
    .filter(({ inWindow }) => inWindow.length > 0);
  return (
    <section className={`${styles.lines} ${styles.summary}`} aria-labelledby="board-summary">
      <h2 id="board-summary">Results so far</h2>
      <ul className="plain-list">
        {past.length === 0 && <li data-color="dim">No window with paid orders is over yet.</li>}
        {past.map(({ window, inWindow }) => (
          <li key={`${window.opens} ${tldsLabel(window)}`}>
            <b translate="no">{tldsLabel(window)}</b>
            <span data-color="dim">{windowHours(window)}</span>
            <span>{raceSummary(inWindow)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.save}>
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
