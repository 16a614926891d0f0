import type { OrderState } from '@dropcatch/sdk';
import { type Area, defined, ok, pageRows, pagination, refuse } from '../../engine/call.ts';
import type { World } from '../../world/world.ts';
import { notify } from '../activity.ts';
import { searchText } from '../domains/domains.ts';
import type { StoredUser } from '../users/records.ts';
import {
  maySee,
  orderDetails,
  orderRow,
  orderStats,
  recordOrder,
  stateLabel,
  visibleOrders,
} from './orders.ts';
import type { StoredOrder } from './records.ts';

/** What a call about one order works on. */
interface OrderCall extends World {
  readonly user: StoredUser;
  readonly params: { readonly id: number };
}

/** The order with this id, if the caller may see it. */
function visibleOrder({ store, user, params }: OrderCall): StoredOrder | undefined {
  const order = store.orders.get(params.id);
  return order && maySee(user, store.users.get(order.user_id)) ? order : undefined;
}

const NOT_FOUND = refuse(404, 'Order not found');

/** Moves the order to a state: history, audit log and a notification for its user. */
function moveTo(
  call: OrderCall,
  order: StoredOrder,
  change: { action: string; to: OrderState; note?: string | undefined },
): void {
  recordOrder(call, call.user, order, change);
  order.state = change.to;
  notify(call, order.user_id, {
    type: 'order_status_change',
    title: `Order #${order.id}: ${stateLabel(change.to)}`,
    message: `${order.domain} is now "${stateLabel(change.to)}"`,
  });
}

function markPaid(call: OrderCall, order: StoredOrder): void {
  if (order.paid_at !== null) return;
  order.paid_at = call.clock.iso();
  notify(call, order.user_id, {
    type: 'payment',
    title: 'Payment received',
    message: `Payment received for order #${order.id} – $${order.price.toFixed(2)}`,
  });
}

/** Orders, their states, payments and history. */
export const orders = {
  'orders/list': ({ store, user, params }) => {
    const domain = searchText(params.domain ?? '');
    const rows = visibleOrders(store, user).filter(
      (order) =>
        (params.state === undefined || order.state === params.state) &&
        order.domain.includes(domain),
    );
    return ok({
      orders: pageRows(params, rows).map((order) => orderRow(store, order)),
      pagination: pagination(params, rows.length),
    });
  },

  'orders/stats': ({ store, user }) => ok(orderStats(visibleOrders(store, user))),

  'orders/get': (call) => {
    const order = visibleOrder(call);
    return order ? ok(orderDetails(call.store, order)) : NOT_FOUND;
  },

  'orders/updateStatus': (call) => {
    const order = visibleOrder(call);
    if (order === undefined) return NOT_FOUND;
    const { state, note, paid } = call.body;
    moveTo(call, order, { action: 'status_change', to: state, note });
    if (paid === true) markPaid(call, order);
    return ok(orderDetails(call.store, order));
  },

  'orders/updatePayment': (call) => {
    const order = visibleOrder(call);
    if (order === undefined) return NOT_FOUND;
    const { paid, payment_method, payment_reference, note } = call.body;
    recordOrder(call, call.user, order, { action: 'payment_update', note });
    if (paid) {
      markPaid(call, order);
      Object.assign(order, defined({ payment_method, payment_reference }));
    } else {
      order.paid_at = null;
      order.payment_method = null;
      order.payment_reference = null;
    }
    return ok(orderDetails(call.store, order));
  },

  'orders/restart': (call) => {
    const order = visibleOrder(call);
    if (order === undefined) return NOT_FOUND;
    const to = order.paid_at === null ? 'NEW' : 'PAID_WAITING_CATCH';
    moveTo(call, order, { action: 'restart', to });
    return ok({ message: `Order #${order.id} restarted - it is "${stateLabel(to)}" again` });
  },
} satisfies Area<'orders'>;
