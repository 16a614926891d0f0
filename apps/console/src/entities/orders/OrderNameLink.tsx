import type { Order } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { DomainName } from '../domains/DomainName.tsx';

/** The name that an order is for, as a link to the order. */
export function OrderNameLink({ order: { id, domain } }: { order: Pick<Order, 'id' | 'domain'> }) {
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
