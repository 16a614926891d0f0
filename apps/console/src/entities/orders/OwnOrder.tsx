import type { Order } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { OrderGlyph } from './OrderStateBadge.tsx';
import { stateBadge } from './orderStates.ts';
import { ownOrderOf, ownOrderText, useOwnOrder } from './ownOrders.ts';
import { DomainLink, DomainName, nameText } from '../domains/DomainName.tsx';
import styles from './OwnOrder.module.css';

/** A link to one of the signed-in user's orders: `Ordered #1868 · New`. */
export function OwnOrderLink({ order }: { order: Pick<Order, 'id' | 'state'> }) {
  return (
    <Link
      to="/orders/$orderId"
      params={{ orderId: order.id }}
      className={styles.link}
      title={ownOrderText(order)}
    >
      <OrderGlyph state={order.state} />
      <span>{`Ordered #${order.id}`}</span> <span>{`· ${stateBadge(order.state).label}`}</span>
    </Link>
  );
}

interface DomainWithOrderProps {
  name: string;
  /** The drop date that shows. An order for it is preferred. */
  dropDate?: string;
  inCatalog?: boolean;
}

/** A domain name that opens its details, with the signed-in user's open order for it, if any. */
export function DomainWithOrder({ name, dropDate, inCatalog = false }: DomainWithOrderProps) {
  const order = useOwnOrder(name, dropDate);
  const link = <DomainLink name={name} inCatalog={inCatalog} />;
  if (!order) return link;
  return (
    <span className={styles.owned}>
      {link}
      <OwnOrderLink order={order} />
    </span>
  );
}

/** The letters that the mark of an order takes beside a name. */
const markLength = 16;

/** What a column of {@link DomainWithOrder} shows, for its width. */
export function ownedNameText<Row>(nameOf: (row: Row) => string) {
  const { shows, mono } = nameText(nameOf);
  return {
    mono,
    shows: (row: Row) =>
      `${shows?.(row) ?? ''}${ownOrderOf(nameOf(row)) ? ' '.repeat(markLength) : ''}`,
  };
}

export function OrderLink({ order: { id, domain } }: { order: Pick<Order, 'id' | 'domain'> }) {
  return (
    <Link
      to="/orders/$orderId"
      params={{ orderId: id }}
      className="name-link"
      aria-label={`${domain}, order #${id}`}
    >
      <DomainName name={domain} />
    </Link>
  );
}
