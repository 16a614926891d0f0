import { Button, Group, Stack, Text } from '@mantine/core';
import type { Order, OrderHistoryEntry } from '@dropcatch/sdk';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DialogSection } from '../../ui/dialog/Dialog.tsx';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { PlainTable } from '../../ui/value/PlainTable.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { withTld } from '../../entities/domains/domainName.ts';
import { formatPrice, dash } from '../../core/text/numbers.ts';
import { stateLook } from '../../entities/orders/orderStates.ts';
import { formatDay, formatDuration } from '../../core/time/time.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import styles from './OrderDetailsDialog.module.css';
import {
  actionLabel,
  methodLabel,
  paymentLook,
  pendingText,
  stateAfter,
  orderTimeline,
} from './orderHistory.ts';
import { orderChanges } from './orderActions.tsx';
import { Drawer } from '../../ui/dialog/Drawer.tsx';
import { useMinute } from '../../core/time/ticking.ts';

/** Order, payment, notes and everything that happened to it (spec, section 2), and for staff what may be done with it. */
export function OrderDetailsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { role } = useUser();
  const can = useCan();
  const seesLogs = can('eppLogs/list');
  const pending = pendingText(order, can('orders/updatePayment'));
  return (
    <Drawer onClose={onClose} title={`Order Details: #${order.id}`} noun="order">
      <Stack gap="md">
        <DialogSection
          title="Order Information"
          aside={
            <Group gap="xs">
              {seesLogs && (
                <Link to="/epp-logs" search={{ object_name: order.domain }} className="plain-link">
                  EPP Logs
                </Link>
              )}
              {orderChanges(order, role).length > 0 && (
                <ChangesButton actions={() => orderChanges(order, role)} />
              )}
            </Group>
          }
        >
          <Facts
            facts={[
              [
                'Domain',
                <Link
                  key="domain"
                  to="/domains/$domain"
                  params={{ domain: withTld(order) }}
                  className="plain-link"
                >
                  <DomainName name={withTld(order)} />
                </Link>,
              ],
              ['Drop Date', formatDay(order.drop_date)],
              ['Status', <OrderStateBadge key="state" state={order.state} />],
              ['Price', formatPrice(order.price)],
              ['User', order.user.username],
              ['Created', <Time key="created" at={order.created_at} />],
            ]}
          />
        </DialogSection>
        <DialogSection title="Payment Information">
          {pending && (
            <Text size="sm" mb="xs">
              {pending}
            </Text>
          )}
          <Facts
            facts={[
              ['Payment', <StatusBadge key="payment" {...paymentLook(order)} />],
              ['Paid At', order.paid_at ? <Time key="paid" at={order.paid_at} /> : dash],
              ['Payment Method', order.payment_method ? methodLabel(order.payment_method) : dash],
              ['Payment Reference', order.payment_reference || dash],
            ]}
          />
        </DialogSection>
        <DialogSection title="Timeline">
          <OrderTimeline order={order} />
        </DialogSection>
        <DialogSection title="Notes">
          <Text size="sm" className={styles.notes}>
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

function ChangesButton({ actions }: { actions: () => readonly Action[] }) {
  return (
    <MenuButton actions={actions}>
      {(button) => (
        <Button
          {...button}
          size="xs"
          variant="default"
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          Actions
        </Button>
      )}
    </MenuButton>
  );
}

const historyHeads = ['Date', 'Action', 'From', 'To', 'Actor', 'Note'];

function History({ entries }: { entries: readonly OrderHistoryEntry[] }) {
  if (entries.length === 0) return <Text size="sm">No history yet</Text>;
  return (
    <PlainTable
      label="History"
      heads={historyHeads}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <Time key="date" at={entry.created_at} />,
          actionLabel(entry.action),
          entry.from_state ? stateLook(entry.from_state).label : dash,
          stateAfter(entry),
          entry.actor?.username ?? 'System',
          <span key="note" className={styles.notes}>
            {entry.note || dash}
          </span>,
        ],
      }))}
    />
  );
}

/** The states of an order, one after the other, with the time spent in each; the last one follows the clock. */
function OrderTimeline({ order }: { order: Order }) {
  const stretches = orderTimeline(order, useMinute());
  return (
    <ol className={styles.timeline} aria-label="Timeline">
      {stretches.map(({ state, from, lasted, now }, index) => (
        // An order may be in a state twice within one moment; stretches never change places.
        <li key={index} aria-current={now ? 'step' : undefined}>
          <OrderStateBadge state={state} />
          <span className={styles.from}>
            <Time at={from} />
          </span>
          {lasted !== undefined && (
            <span className={styles.lasted}>
              {formatDuration(lasted)}
              {now && ' so far'}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
