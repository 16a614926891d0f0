import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import type { Day } from '../../core/time/time.ts';
import { Card } from '../../ui/page/Card.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { AccountsPanel } from './AccountsPanel.tsx';
import { BoardHead, freshnessOf } from './BoardHead.tsx';
import { countOutcomes } from '../../entities/race/raceRows.ts';
import { LogPanel } from './LogPanel.tsx';
import { Preparation, DaySummary } from './DaySummary.tsx';
import { useStaffData, type StaffData } from './useStaffData.ts';
import styles from './drops.module.css';
import { formatPrice, countOf } from '../../core/text/numbers.ts';
import { RaceTable } from '../../entities/race/RaceTable.tsx';

/** What both boards are given. */
export interface BoardProps {
  day: Day;
  paused: boolean;
  onPause: () => void;
}

/** The board of staff. */
export function StaffBoard({ day, paused, onPause }: BoardProps) {
  const [createsOnly, setCreatesOnly] = useState(false);
  const data = useStaffData(day, paused, createsOnly);
  const { orders, creates, accounts, rows } = data;
  const counts = rows && countOutcomes(rows);
  const log = createsOnly
    ? { ...data.creates, rows: data.creates.data?.rows }
    : { ...data.tail, rows: data.tail.data };
  return (
    <>
      <BoardHead
        day={day}
        paused={paused}
        onPause={onPause}
        freshness={freshnessOf([orders, creates], [accounts])}
        score={[
          { label: 'Racing', meaning: 'running', count: counts?.racing },
          { label: 'Won', meaning: 'good', count: counts?.won },
          { label: 'Lost', meaning: 'bad', count: counts?.lost },
          { label: 'Missed', meaning: 'needs', count: counts?.missed },
        ]}
      />
      {orders.error && !orders.data && <LoadError error={orders.error} onRetry={orders.refetch} />}
      <Preparation day={day} data={data} />
      <DaySummary day={day} rows={rows} now={data.now} />
      <div className={styles.board}>
        <OrdersPanel data={data} />
        <AccountsPanel accounts={accounts} />
        <LogPanel
          log={log}
          accounts={accounts.data?.accounts}
          createsOnly={createsOnly}
          onCreatesOnly={setCreatesOnly}
        />
      </div>
    </>
  );
}

/** The paid orders of the day by outcome, with what they are worth. */
function OrdersPanel({ data }: { data: StaffData }) {
  const { rows } = data;
  const total = rows?.reduce((sum, { order }) => sum + order.price, 0) ?? 0;
  return (
    <Card
      title="Paid orders of today"
      note={rows && `${countOf(rows.length, 'order')}, ${formatPrice(total)}`}
      action={
        <Link to="/orders" className="plain-link">
          Orders
        </Link>
      }
      flush
    >
      <RaceTable race={data} empty="No paid order drops today (UTC)." />
    </Card>
  );
}
