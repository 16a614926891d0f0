import type { Order, OrderState, SettableOrderState } from '@dropcatch/sdk';
import { queryOptions } from '@tanstack/react-query';
import { lookOf, type Look } from '../../core/text/looks.ts';
import { client } from '../../core/api/client.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';

/** How each state is called and coloured: those that can be set, and two that the dashboard shows besides (spec, section 4). */
const looks: Readonly<Record<SettableOrderState | 'READY_FOR_CATCH' | 'PROCESSING', Look>> = {
  NEW: { label: 'New', tone: 'wait' },
  PAID_WAITING_EXDATE: { label: 'Paid - Waiting Expiry', tone: 'wait' },
  PAID_WAITING_CATCH: { label: 'Paid - Waiting Catch', tone: 'wait' },
  CATCHED_PROCESSING: { label: 'Caught - Processing', tone: 'wait' },
  CATCHED_COMPLETED: { label: 'Caught - Completed', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
  CANCELLED: { label: 'Cancelled', tone: 'muted' },
  REFUNDED: { label: 'Refunded', tone: 'wait' },
  READY_FOR_CATCH: { label: 'Ready for Catch', tone: 'wait' },
  PROCESSING: { label: 'Processing', tone: 'wait' },
};

/** A state's label and tone. One that this console does not know shows by its own name, as a warning. */
export function stateLook(state: OrderState | null | undefined): Look {
  return lookOf(looks, state);
}

/** The states after which nothing happens to an order by itself. */
const ended: readonly OrderState[] = ['CATCHED_COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'];

/** Whether an order in this state is over. One in a state that this console does not know is not. */
export function isEnded(state: OrderState): boolean {
  return ended.includes(state);
}

/** Whether an order's name was caught. */
export function isCaught({ state }: Pick<Order, 'state'>): boolean {
  return state === 'CATCHED_PROCESSING' || state === 'CATCHED_COMPLETED';
}

/** Whether nobody wants the name of an order any more. */
export function isWithdrawn({ state }: Pick<Order, 'state'>): boolean {
  return state === 'CANCELLED' || state === 'REFUNDED';
}

/** Whether an order takes part in a race: it is paid, and was not withdrawn. */
export function takesPart(order: Pick<Order, 'state' | 'paid_at'>): boolean {
  return Boolean(order.paid_at) && order.state !== 'NEW' && !isWithdrawn(order);
}

// What an order is placed with, apart from the calls of /epp-categories and /epp-accounts: the catalogue's order dialog
// starts these with the first screen, which has no use for the others.

/** All registrar categories. */
export const categoryList = queryOptions({
  ...apiQuery('eppCategories', 'list'),
  meta: { failure: 'Failed to load EPP categories: {error}', failureIn: 'log' },
});

/** The first entry of a select of categories. */
export const noCategory = { value: '', label: 'Select a category' };

export const noOrders = 'No orders yet';

/** Said where the accounts to choose from cannot be loaded. */
export const accountsFailed = 'Failed to load EPP accounts: {error}';

/** The EPP accounts of a category that the signed-in user may use; none for the role user. */
export const accountsOfCategory = (categoryId: number) =>
  queryOptions({
    queryKey: ['eppAccounts', 'list', { category_id: categoryId }],
    queryFn: ({ signal }) => client.eppAccounts.list({ category_id: categoryId }, { signal }),
    meta: { failure: 'Failed to load EPP accounts', failureIn: 'log' },
  });
