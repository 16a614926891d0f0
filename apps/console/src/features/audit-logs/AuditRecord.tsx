import type { AuditLog, auditResourceTypes } from '@dropcatch/sdk';
import { Link, type LinkProps } from '@tanstack/react-router';
import { known, labelOf } from '../../core/text/looks.ts';

/** The labels of the kinds of record. */
export const resourceLabels: Readonly<Record<(typeof auditResourceTypes)[number], string>> = {
  User: 'User',
  Order: 'Order',
  Source: 'Source',
  EppAccount: 'EPP Account',
  EppCategory: 'EPP Category',
};

/** The record of an entry in words, `Order #1842`. */
export function recordName({
  resource_type,
  resource_id,
}: Pick<AuditLog, 'resource_type' | 'resource_id'>): string {
  const kind = labelOf(resourceLabels, resource_type);
  return resource_id === null ? kind : `${kind} #${resource_id}`;
}

/** The screen of each kind of record. */
const places: Readonly<Record<keyof typeof resourceLabels, (id: number) => LinkProps>> = {
  User: (userId) => ({ to: '/users/$userId', params: { userId } }),
  Order: (orderId) => ({ to: '/orders/$orderId', params: { orderId } }),
  Source: (sourceId) => ({ to: '/sources/$sourceId/edit', params: { sourceId } }),
  EppAccount: (accountId) => ({ to: '/epp-accounts/$accountId/edit', params: { accountId } }),
  EppCategory: (categoryId) => ({
    to: '/epp-categories/$categoryId/edit',
    params: { categoryId },
  }),
};

/** The record of an entry, as a link to its screen. Unknown kinds have no link. */
export function AuditRecord({ log }: { log: AuditLog }) {
  const { resource_type, resource_id } = log;
  const name = recordName(log);
  const place = resource_id === null ? undefined : known(places, resource_type)?.(resource_id);
  if (!place) return <bdi>{name}</bdi>;
  return (
    <Link {...place} className="plain-link">
      {name}
    </Link>
  );
}
