import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pluralize, formatPrice } from '../../core/text/numbers.ts';
import { utcDay } from '../../core/time/time.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { currentWindows, nextWindow } from '../../entities/drops/dayWindows.ts';
import { realCatchPoll, liveAccounts } from '../../entities/epp/catches.ts';
import { accountsForTlds } from '../../entities/epp/tlds.ts';
import { categoryList } from '../../entities/epp/choices.ts';
import { logTail } from '../../entities/race/raceLog.ts';
import type { Outcome } from '../../entities/race/outcome.ts';
import { spokenResults } from '../../entities/race/raceRows.ts';
import { RaceTable } from '../../entities/race/RaceTable.tsx';
import { withoutAutoRefetch, useRace } from '../../entities/race/useRace.ts';
import { ReadyRoom } from '../../entities/ready/ReadyRoom.tsx';
import { useRoomWindow } from '../../entities/ready/useRoomWindow.ts';
import { Card } from '../../ui/page/Card.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { AccountsPanel } from './AccountsPanel.tsx';
import { BoardHead, type BoardProps } from './BoardHead.tsx';
import { DaySummary } from './DaySummary.tsx';
import { LogPanel } from './LogPanel.tsx';
import styles from './drops.module.css';

/**
 * The board of staff: paid orders by outcome, accounts and log. Each kind of data has one poller, which stops while the
 * board is paused.
 */
export function StaffBoard({ day, paused, onPause }: BoardProps) {
  const [createsOnly, setCreatesOnly] = useState(false);
  const pause = paused && withoutAutoRefetch;
  const tail = useQuery({ ...logTail(day), ...pause, enabled: !createsOnly });
  const accounts = useQuery({ ...liveAccounts, ...pause });
  const accountRows = accounts.data?.accounts;
  const categoryQuery = useQuery(categoryList);
  const categories = categoryQuery.data?.categories;
  const minute = useNowEveryMinute();
  const room = useRoomWindow((at) => {
    const next = nextWindow(at);
    return next && utcDay(next.opens) === day ? next : undefined;
  });
  const current = currentWindows(minute);
  // The window of the ready room stays after it closes, until the next one is near: nothing moves meanwhile.
  const windows =
    room && minute >= room.closes
      ? [room, ...current.filter(({ opens }) => opens <= minute)]
      : current;
  const tlds = windows.flatMap((drop) => drop.tlds);
  const racing = accountsForTlds(tlds, accountRows, categories);
  // An account that is not connected catches nothing.
  const connected = (racing ?? accountRows)?.filter(({ is_connected }) => is_connected);
  // Before the categories are known, it is not known which accounts come first.
  useQuery({
    ...realCatchPoll(categoryQuery.isPending ? undefined : accountRows, connected),
    ...pause,
  });
  const race = useRace(day, { accounts: accountRows, paused });
  const { orders, creates, rows, complete, isPlaced, now } = race;
  const count = (outcome: Outcome) =>
    isPlaced ? rows?.filter((row) => row.outcome === outcome).length : undefined;
  // Without the accounts of its rows, or with a gap, the log does not tell who was silent.
  const sent = creates.data?.isWhole && creates.data.senders.size > 0 && creates.data.senders;
  const silent = (ofTlds: readonly string[]) =>
    (sent && accountsForTlds(ofTlds, accountRows, categories)?.filter(({ id }) => !sent.has(id))) ||
    [];
  // Otherwise the rows would push the panels below them down.
  const isLoaded =
    !accounts.isPending &&
    !categoryQuery.isPending &&
    (rows !== undefined || orders.isError || creates.isError);
  // Otherwise what is left to do would push the table down.
  const isRoomRead =
    !accounts.isPending &&
    !categoryQuery.isPending &&
    (orders.data !== undefined || orders.isError);
  const totalPrice = rows?.reduce((sum, { order }) => sum + order.price, 0) ?? 0;
  return (
    <>
      <BoardHead
        day={day}
        paused={paused}
        onPause={onPause}
        queries={[orders, creates]}
        slowQuery={accounts}
        score={[
          { label: 'Racing', state: 'PROCESSING', count: count('racing') },
          { label: 'Waiting', state: 'PAID_WAITING_CATCH', count: count('waiting') },
          { label: 'Won', state: 'CATCHED_COMPLETED', count: count('won') },
          { label: 'Lost', state: 'FAILED', count: count('lost') },
          { label: 'Missed', state: 'NEW', count: count('missed') },
        ]}
        resultsOf={({ tlds: ofTlds }) =>
          spokenResults(rows?.filter(({ order }) => ofTlds.includes(order.tld)) ?? [])
        }
      />
      {!orders.data && <LoadError query={orders} />}
      {room && (
        <ReadyRoom
          key={room.opens}
          drop={room}
          orders={complete ? orders.data?.orders : undefined}
          accounts={accountRows}
          categories={categories}
        />
      )}
      {isRoomRead && (
        <div className={styles.board}>
          <Card
            title="Paid orders of today"
            note={rows && `${pluralize(rows.length, 'order')}, ${formatPrice(totalPrice)}`}
            action={
              <Link to="/orders" className="plain-link">
                Orders
              </Link>
            }
            flush
          >
            <RaceTable race={race} empty="No domain with a paid order drops today (UTC)." />
            {isLoaded && (
              <DaySummary
                day={day}
                rows={rows}
                orders={orders.data?.orders}
                silent={silent}
                now={now}
              />
            )}
          </Card>
          {isLoaded && (
            <div className={styles.side}>
              <AccountsPanel accounts={accounts} racing={racing} />
              <LogPanel
                log={createsOnly ? creates : tail}
                rows={createsOnly ? creates.data?.rows : tail.data}
                accounts={accountRows}
                createsOnly={createsOnly}
                onCreatesOnly={setCreatesOnly}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
