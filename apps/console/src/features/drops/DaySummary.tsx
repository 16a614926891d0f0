import { Button } from '@mantine/core';
import type { EppAccount, Order } from '@dropcatch/sdk';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Day } from '../../core/time/time.ts';
import { dayWindows, tldsLabel } from '../../entities/drops/dayWindows.ts';
import { windowHours } from '../../entities/drops/dropWindows.ts';
import { needsPayment } from '../../entities/orders/orderStates.ts';
import { raceCsvColumns, raceResults, type RaceRow } from '../../entities/race/raceRows.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import styles from './drops.module.css';

interface DaySummaryProps {
  day: Day;
  /** Undefined until the orders are known. */
  rows: readonly RaceRow[] | undefined;
  /** All orders of the day, also those that are not paid. */
  orders: readonly Order[] | undefined;
  /** The accounts that sent no create today, if all creates of the day are known. */
  silent: (tlds: readonly string[]) => readonly EppAccount[];
  now: number;
}

/** The results of each past window with their reasons, one line each, and buttons to save and print the board. */
export function DaySummary({ day, rows = [], orders = [], silent, now }: DaySummaryProps) {
  const past = dayWindows(day)
    .filter(({ spans: [{ to }], closes }) => to && now >= closes)
    .map((drop) => ({
      drop,
      inWindow: rows.filter(({ order }) => drop.tlds.includes(order.tld)),
      unpaid: orders.filter((order) => drop.tlds.includes(order.tld) && needsPayment(order)),
    }))
    .filter(({ inWindow, unpaid }) => inWindow.length + unpaid.length > 0);
  return (
    <section className={`${styles.lines} ${styles.summary}`} aria-labelledby="board-summary">
      <h2 id="board-summary">Results so far</h2>
      <ul className="plain-list">
        {past.length === 0 && <li data-color="dim">No window with paid orders is over yet.</li>}
        {past.map(({ drop, inWindow, unpaid }) => (
          <li key={`${drop.opens} ${tldsLabel(drop)}`}>
            <b translate="no">{tldsLabel(drop)}</b>
            <span data-color="dim">{windowHours(drop)}</span>
            <WindowResult rows={inWindow} unpaid={unpaid} silent={silent(drop.tlds)} />
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

interface WindowResultProps {
  rows: readonly RaceRow[];
  unpaid: readonly Order[];
  silent: readonly EppAccount[];
}

/** `6 of 15 won, $615. 7 taken by others. 2 not sent. ID-03 did not race.` Each part leads to what it speaks of. */
function WindowResult({ rows, unpaid, silent }: WindowResultProps) {
  return (
    <>
      {raceResults(rows).map(({ outcome, text, worth }) => (
        <span key={outcome}>
          <Link to="/drops" hash={`race-${outcome}`} className="plain-link">
            {text}
          </Link>
          <span>{worth ? `, ${worth}.` : '.'}</span>
        </span>
      ))}
      {rows.some(({ outcome }) => outcome === 'missed') &&
        silent.map(({ id, name }) => (
          <span key={id}>
            <Link
              to="/epp-accounts/$accountId/real-catch"
              params={{ accountId: id }}
              className="plain-link"
            >
              <bdi>{name}</bdi>
            </Link>
            <span> did not race.</span>
          </span>
        ))}
      {unpaid.map(({ id, domain }) => (
        <span key={id}>
          <Link to="/orders/$orderId/payment" params={{ orderId: id }} className="plain-link">
            <bdi>{domain}</bdi>
          </Link>
          <span> was not paid.</span>
        </span>
      ))}
    </>
  );
}
