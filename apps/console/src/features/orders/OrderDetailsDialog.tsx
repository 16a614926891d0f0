import { Stack, Text } from '@mantine/core';
import type { Order, OrderHistoryEntry } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { numbered } from '../../core/text/labels.ts';
import { useCloseDialog } from '../../core/address/history.ts';
import { DialogSection } from '../../ui/dialog/sections.tsx';
import type { Action } from '../../ui/menu/action.ts';
import { ActionButtons } from '../../ui/menu/ActionButtons.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { PlainTable } from '../../ui/value/PlainTable.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { withTld } from '../../entities/domains/domainName.ts';
import { formatPrice, dash } from '../../core/text/numbers.ts';
import { isCaught, stateBadge } from '../../entities/orders/orderStates.ts';
import { approvalKey } from '../../entities/orders/approveOrder.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { winningCreate } from '../../entities/epp/eppLogs.ts';
import { accountOf } from '../../entities/race/raceRows.ts';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { CopyButton } from '../../ui/value/CodeBlock.tsx';
import { formatDay, formatDuration, utcMillisecond } from '../../core/time/time.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import styles from './OrderDetailsDialog.module.css';
import {
  actionLabel,
  methodLabel,
  paymentBadge,
  pendingPaymentText,
  stateAfter,
  orderTimeline,
} from './orderTexts.ts';
import { orderChanges } from './orderActions.tsx';
import { Drawer } from '../../ui/dialog/Drawer.tsx';
import { useNowEveryMinute } from '../../core/time/useNow.ts';

/** The details of an order: timeline, payment, notes and history (spec, section 2), with the actions for staff. */
export function OrderDetailsDialog({ record: order }: { record: Order }) {
  const { role } = useUser();
  const can = useCan();
  const approving = usePendingLabel(approvalKey, order);
  const paymentNote = pendingPaymentText(order, can('orders/updatePayment'));
  const changes = orderChanges(order, role);
  const name = withTld(order);
  const logs: Action = {
    label: 'EPP Logs',
    go: { to: '/epp-logs', search: { object_name: name } },
  };
  const maySeeLogs = can('eppLogs/list');
  return (
    <Drawer
      onClose={useCloseDialog()}
      title={numbered('Order Details:', order.id)}
      subtitle={
        <>
          <bdi>{order.user.username}</bdi> <span>· created</span> <Time at={order.created_at} />
        </>
      }
      noun="order"
      footer={
        changes.length > 0 && <ActionButtons actions={maySeeLogs ? [...changes, logs] : changes} />
      }
    >
      <Stack gap="md">
        <div className={styles.head}>
          <span className={styles.name}>
            <Link to="/domains/$domain" params={{ domain: name }} className="name-link">
              <DomainName name={name} />
            </Link>
            <CopyButton text={name} name="name" />
          </span>
          {approving ? (
            <StatusBadge label={approving} tone="running" />
          ) : (
            <OrderStateBadge state={order.state} />
          )}
          {isCaught(order) && maySeeLogs && <CaughtInfo order={order} />}
        </div>
        <DialogSection title="Timeline">
          <OrderTimeline order={order} />
        </DialogSection>
        <DialogSection title="Order Information">
          <Facts
            facts={[
              ['Drop Date', formatDay(order.drop_date)],
              ['Price', formatPrice(order.price)],
              ['User', order.user.username],
              ['Created', <Time key="created" at={order.created_at} />],
            ]}
          />
        </DialogSection>
        <DialogSection title="Payment Information">
          {paymentNote && (
            <Text size="sm" mb="xs" c="dimmed">
              {paymentNote}
            </Text>
          )}
          <Facts
            facts={[
              ['Payment', <StatusBadge key="payment" {...paymentBadge(order)} />],
              ['Paid At', order.paid_at ? <Time key="paid" at={order.paid_at} /> : dash],
              ['Payment Method', order.payment_method ? methodLabel(order.payment_method) : dash],
              ['Payment Reference', order.payment_reference || dash],
            ]}
          />
        </DialogSection>
        <DialogSection title="Notes">
          <Text size="sm" className="plain-text">
            {order.notes || 'No notes'}
          </Text>
        </DialogSection>
        <DialogSection title="History">
          <History entries={order.history ?? []} />
        </DialogSection>
      </Stack>
    </Drawer>
  );
}

/** When the name was caught and by which account. Renders nothing if the EPP log has no such entry. */
function CaughtInfo({ order }: { order: Order }) {
  const { data } = useQuery(winningCreate(withTld(order)));
  const accounts = useQuery({ ...accountList, enabled: data != null });
  if (!data) return null;
  return (
    <p className={styles.caught}>
      Caught at <b>{utcMillisecond(data.timestamp)}</b> UTC by{' '}
      <bdi>{accountOf(data, accounts.data?.accounts)}</bdi>
    </p>
  );
}

function History({ entries }: { entries: readonly OrderHistoryEntry[] }) {
  if (entries.length === 0) return <Text size="sm">No history yet</Text>;
  return (
    <PlainTable
      label="History"
      heads={['Date', 'Action', 'From', 'To', 'Actor', 'Note']}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <Time key="date" at={entry.created_at} />,
          actionLabel(entry.action),
          entry.from_state ? stateBadge(entry.from_state).label : dash,
          stateAfter(entry),
          entry.actor?.username ?? 'System',
          <span key="note" className="plain-text">
            {entry.note || dash}
          </span>,
        ],
      }))}
    />
  );
}

/** The states of an order in sequence, with the time spent in each. */
function OrderTimeline({ order }: { order: Order }) {
  const periods = orderTimeline(order, useNowEveryMinute());
  return (
    <ol className={`plain-list ${styles.timeline}`} aria-label="Timeline">
      {periods.map(({ state, from, duration, isCurrent }, index) => (
        // The key is the index: a state may occur twice at one moment, and entries never move.
        <li key={index} aria-current={isCurrent ? 'step' : undefined}>
          <OrderStateBadge state={state} />
          <span className={styles.from}>
            <Time at={from} />
          </span>
          {duration !== undefined && (
            <span className={styles.duration}>
              {`${formatDuration(duration)}${isCurrent ? ' so far' : ''}`}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
