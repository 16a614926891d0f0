import { type Area, defined, ok } from '../../engine/call.ts';
import { notify } from '../activity.ts';
import { equal, found, listRows, paged, type RecordCall } from '../answers.ts';
import { searchText } from '../domains/domains.ts';
import {
  maySee,
  changeOrder,
  orderDetails,
  orderRow,
  orderStats,
  paymentNotice,
  stateLabel,
  changeOrderAndNotify,
  visibleOrders,
} from './orders.ts';
import type { StoredOrder } from '../../world/records/orders.ts';

function visibleOrder({ store, user, params }: RecordCall): StoredOrder {
  const order = store.orders.get(params.id);
  const isVisible = order && maySee(user, store.users.get(order.user_id));
  return found(isVisible ? order : undefined, 'Order');
}

function markPaid(call: RecordCall, order: StoredOrder): void {
  if (order.paid_at !== null) return;
  order.paid_at = call.clock.iso();
  notify(call, order.user_id, paymentNotice(order));
}

export const orders = {
  'orders/list': ({ store, user, params }) => {
    const rows = listRows(visibleOrders(store, user), params, {
      where: {
        state: equal('state'),
        domain: (given) => {
          const search = searchText(given);
          return ({ domain }) => domain.includes(search);
        },
      },
    });
    return paged('orders', params, rows, (order) => orderRow(store, order));
  },

  'orders/stats': ({ store, user }) => ok(orderStats(visibleOrders(store, user))),

  'orders/get': (call) => ok(orderDetails(call.store, visibleOrder(call))),

  'orders/updateStatus': (call) => {
    const order = visibleOrder(call);
    const { state, note, paid } = call.body;
    changeOrderAndNotify(call, call.user, order, { to: state, note });
    if (paid === true) markPaid(call, order);
    return ok(orderDetails(call.store, order));
  },

  'orders/updatePayment': (call) => {
    const order = visibleOrder(call);
    const { paid, payment_method, payment_reference, note } = call.body;
    changeOrder(call, call.user, order, { action: 'payment_update', note });
    if (paid) {
      markPaid(call, order);
      Object.assign(order, defined({ payment_method, payment_reference }));
    } else {
      Object.assign(order, { paid_at: null, payment_method: null, payment_reference: null });
    }
    return ok(orderDetails(call.store, order));
  },

  'orders/restart': (call) => {
    const order = visibleOrder(call);
    const to = order.paid_at === null ? 'NEW' : 'PAID_WAITING_CATCH';
    changeOrderAndNotify(call, call.user, order, { action: 'restart', to });
    return ok({ message: `Order #${order.id} restarted - it is "${stateLabel(to)}" again` });
  },
} satisfies Area<'orders'>;
