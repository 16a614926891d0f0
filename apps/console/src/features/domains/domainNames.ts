import { ownOrderOf } from '../../entities/orders/ownOrders.ts';
import type { Domain } from '@dropcatch/sdk';
import type { RowNames } from '../../ui/list/selection.tsx';

/** Domains are told apart, and called, by their names. Those that the user has ordered are not picked with all others. */
export const domainNames: RowNames<Domain> = {
  keyOf: ({ domain }) => domain,
  nameOf: ({ domain }) => domain,
  isSkipped: ({ domain, selected_drop_date }) =>
    ownOrderOf(domain, selected_drop_date) !== undefined,
};
