import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { serverAhead } from '../../core/time/serverClock.ts';
import { utcDay, type Day, utcMinute } from '../../core/time/time.ts';
import {
  isOpen,
  nextWindow,
  tldsLabel,
  dayWindows,
  type DayWindow,
} from '../../entities/domains/dayWindows.ts';
import { checklist, type Check } from './checklist.ts';
import type { Meaning } from '../../entities/orders/OrderStateBadge.tsx';
import { OutcomeGlyph } from './OutcomeGlyph.tsx';
import type { StaffData } from './useStaffData.ts';
import styles from './Summary.module.css';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { scoreOf, type RaceRow } from '../../entities/race/raceRows.ts';
import { summaryColumns } from './summaryColumns.ts';

const meanings: Readonly<Record<Check['state'], Meaning>> = {
  ready: 'good',
  todo: 'needs',
  unknown: 'waiting',
};

const words: Readonly<Record<Check['state'], string>> = {
  ready: 'Ready',
  todo: 'To do',
  unknown: 'Not known',
};

/** What is to be seen to before the next window of the day opens. */
export function Preparation({ day, data }: { day: Day; data: StaffData }) {
  const { orders, accounts, categories, complete, now } = data;
  const window = nextWindow(now);
  if (!window || isOpen(window, now) || utcDay(Date.parse(window.from)) !== day) return null;
  const checks = checklist({
    window,
    orders: complete ? orders.data?.orders : undefined,
    accounts: accounts.data?.accounts,
    categories: categories.data?.categories,
    ahead: serverAhead(),
  });
  return (
    <section className={styles.checks} aria-labelledby="board-checks">
      <h2 id="board-checks">{`Before ${tldsLabel(window)} opens`}</h2>
      <ul>
        {checks.map(({ label, state, detail }) => (
          <li key={label}>
            <OutcomeGlyph meaning={meanings[state]} />
            <span>
              <span className="visually-hidden">{`${words[state]}: `}</span>
              {label}
              <span className={styles.dim} data-say="dim">
                {detail}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
            <span data-say="dim">{`${utcMinute(window.from)}–${utcMinute(window.to)}`}</span>
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
