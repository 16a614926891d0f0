import type { AuditLog, auditResourceTypes } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { labelOf } from '../../lib/looks.ts';

/** The kinds of record in words. */
export const resourceLabels: Readonly<Record<(typeof auditResourceTypes)[number], string>> = {
  User: 'User',
  Order: 'Order',
  Source: 'Source',
  EppAccount: 'EPP Account',
  EppCategory: 'EPP Category',
};

/** What an entry is about, `Order #1842`. */
export function recordName({
  resource_type,
  resource_id,
}: Pick<AuditLog, 'resource_type' | 'resource_id'>): string {
  const kind = labelOf(resourceLabels, resource_type);
  return resource_id === null ? kind : `${kind} #${resource_id}`;
}

/** What an entry is about, as a link to the record. */
export function AuditRecord({ log }: { log: AuditLog }) {
  const { resource_type, resource_id } = log;
  const name = recordName(log);
  if (resource_id === null) return <bdi>{name}</bdi>;
  switch (resource_type) {
    case 'Order':
      return (
        <Link to="/orders/$orderId" params={{ orderId: resource_id }} className="plain-link">
          {name}
        </Link>
      );
    case 'User':
      return (
        <Link to="/users/$userId" params={{ userId: resource_id }} className="plain-link">
          {name}
        </Link>
      );
    case 'Source':
      return (
        <Link
          to="/sources/$sourceId/edit"
          params={{ sourceId: resource_id }}
          className="plain-link"
        >
          {name}
        </Link>
      );
    case 'EppAccount':
      return (
        <Link
          to="/epp-accounts/$accountId/edit"
          params={{ accountId: resource_id }}
          className="plain-link"
        >
          {name}
        </Link>
      );
    case 'EppCategory':
      return (
        <Link
          to="/epp-categories/$categoryId/edit"
          params={{ categoryId: resource_id }}
          className="plain-link"
        >
          {name}
        </Link>
      );
    default:
      return <bdi>{name}</bdi>;
  }
}
