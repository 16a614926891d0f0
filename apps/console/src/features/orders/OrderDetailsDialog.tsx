import { Modal, Stack, Text, Title } from '@mantine/core';
import type { Order, OrderHistoryEntry } from '@dropcatch/sdk';
import { DomainName } from '../../components/value/DomainName.tsx';
import { Facts } from '../../components/value/Facts.tsx';
import { OrderStateBadge } from '../../components/value/OrderStateBadge.tsx';
import { StatusBadge } from '../../components/value/StatusBadge.tsx';
import { Time } from '../../components/value/Time.tsx';
import { withTld } from '../../lib/domains/domainName.ts';
import { formatPrice } from '../../lib/text/money.ts';
import { stateLook } from '../../lib/text/orderStates.ts';
import { formatDay } from '../../lib/time/time.ts';
import { useFocusBack } from '../../lib/focus/useFocusBack.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import styles from './OrderDetailsDialog.module.css';
import { methodLabel, paymentLook } from './orderLabels.ts';

/** Order, payment, notes and everything that happened to it (spec, section 2). */
export function OrderDetailsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={`Order Details: #${order.id}`} size="xl">
      <Stack gap="md">
        <section>
          <Title order={3} size="h5" mb={4}>
            Order Information
          </Title>
          <Facts
            facts={[
              ['Domain', <DomainName key="domain" name={withTld(order)} />],
              ['Drop Date', formatDay(order.drop_date)],
              ['Status', <OrderStateBadge key="state" state={order.state} />],
              ['Price', formatPrice(order.price)],
              ['User', order.user.username],
              ['Created', <Time key="created" at={order.created_at} />],
            ]}
          />
        </section>
        <section>
          <Title order={3} size="h5" mb={4}>
            Payment Information
          </Title>
          <Facts
            facts={[
              ['Payment', <StatusBadge key="payment" {...paymentLook(order)} />],
              ['Paid At', order.paid_at ? <Time key="paid" at={order.paid_at} /> : '–'],
              ['Payment Method', order.payment_method ? methodLabel(order.payment_method) : '–'],
              ['Payment Reference', order.payment_reference || '–'],
            ]}
          />
        </section>
        <section>
          <Title order={3} size="h5" mb={4}>
            Timeline
          </Title>
          <OrderTimeline order={order} />
        </section>
        <section>
          <Title order={3} size="h5" mb={4}>
            Notes
          </Title>
          <Text size="sm" className={styles.notes}>
            {order.notes || 'No notes'}
          </Text>
        </section>
        <section>
          <Title order={3} size="h5" mb={4}>
            History
          </Title>
          <History entries={order.history ?? []} />
        </section>
      </Stack>
    </Modal>
  );
}

const historyColumns = ['Date', 'Action', 'From', 'To', 'Actor', 'Note'] as const;

function History({ entries }: { entries: readonly OrderHistoryEntry[] }) {
  if (entries.length === 0) return <Text size="sm">No history yet</Text>;
  return (
    <div className={styles.scroller}>
      <table className={styles.history} aria-label="History">
        <thead>
          <tr>
            {historyColumns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, created_at, action, from_state, to_state, actor, note }) => (
            <tr key={id}>
              <td>
                <Time at={created_at} />
              </td>
              <td>{action}</td>
              <td>{from_state ? stateLook(from_state).label : '–'}</td>
              <td>{to_state ? stateLook(to_state).label : '–'}</td>
              <td>{actor?.username ?? 'System'}</td>
              <td className={styles.notes}>{note ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
