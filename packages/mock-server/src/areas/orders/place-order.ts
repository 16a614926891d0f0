import type { OrderInput } from '@dropcatch/sdk';
import { type Answer, type Call, ok, refuse, wrongField } from '../../engine/call.ts';
import { isServed } from '../../world/catalogue/names.ts';
import { isoDate } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { audit, notify } from '../activity.ts';
import { datePrices } from '../domains/domains.ts';
import type { StoredUser } from '../users/records.ts';
import { isOpen } from './orders.ts';
import type { StoredOrder } from './records.ts';

/** A call that orders; the domain is in lower case. */
interface OrderCall extends World {
  readonly user: StoredUser;
  readonly body: OrderInput;
  /** The domain's row in the catalogue. */
  readonly row: number;
}

type OrderAnswer = Answer<'domains/order'>;

/** Why the domain cannot be ordered for this date or price; undefined when it can. */
function dropTrouble({ body, catalogue, clock, row }: OrderCall): OrderAnswer | undefined {
  const offered = datePrices(catalogue, row).find(({ drop_date }) => drop_date === body.drop_date);
  if (offered === undefined)
    return wrongField('drop_date', `${body.domain} does not drop on this day`);
  if (body.drop_date < isoDate(clock.now())) {
    return ok({ success: false, error: `${body.domain} has dropped already` });
  }
  if (body.price !== offered.price) {
    const price = `$${offered.price.toFixed(2)}`;
    return ok({ success: false, error: `The price of ${body.domain} is ${price} now` });
  }
  return undefined;
}

/** Why the category or account cannot be used; undefined when they can. */
function registrarTrouble({
  body,
  catalogue,
  store,
  user,
  row,
}: OrderCall): OrderAnswer | undefined {
  const category = store.eppCategories.get(body.epp_registrar_category_id);
  if (category?.is_active !== true) {
    return wrongField('epp_registrar_category_id', 'is not an active category');
  }
  if (!isServed(body.domain, category.supported_tlds)) {
    const ending = catalogue.tld(row);
    return wrongField('epp_registrar_category_id', `${category.name} does not register .${ending}`);
  }
  if (body.epp_account_id == null) return undefined;
  const account = store.eppAccounts.get(body.epp_account_id);
  const allowed =
    user.role === 'admin' || (user.role === 'manager' && account?.manager_id === user.id);
  const usable = account?.is_active === true && account.registrar_category_id === category.id;
  return allowed && usable
    ? undefined
    : wrongField('epp_account_id', 'is not an account of this category');
}

function isSame(order: StoredOrder, { body, user }: OrderCall): boolean {
  return (
    order.user_id === user.id &&
    order.domain === body.domain &&
    order.drop_date === body.drop_date &&
    isOpen(order.state)
  );
}

/** Places an order, or says why not. It shows up in orders, dashboard, notifications and audit log. */
export function placeOrder({ user, ...given }: Call<'domains/order'>): OrderAnswer {
  const body = { ...given.body, domain: given.body.domain.toLowerCase() };
  const { store, clock, catalogue } = given;
  const row = catalogue.find(body.domain);
  if (row === undefined) return refuse(404, `${body.domain} is not in the catalogue`);
  const call = { ...given, user, body, row };
  const trouble = dropTrouble(call) ?? registrarTrouble(call);
  if (trouble !== undefined) return trouble;
  if (store.orders.find((order) => isSame(order, call)) !== undefined) {
    return refuse(409, `You already have an order for ${body.domain}`);
  }
  const order = store.orders.add({
    domain: body.domain,
    tld: catalogue.tld(row),
    drop_date: body.drop_date,
    state: 'NEW',
    price: body.price,
    paid_at: null,
    payment_method: null,
    payment_reference: null,
    notes: body.notes ?? null,
    created_at: clock.iso(),
    user_id: user.id,
    epp_registrar_category_id: body.epp_registrar_category_id,
    epp_account_id: body.epp_account_id ?? null,
    history: [],
  });
  order.history.push({
    id: store.nextHistoryEntry(),
    created_at: order.created_at,
    action: 'created',
    from_state: null,
    to_state: 'NEW',
    actor_id: user.id,
    note: null,
  });
  audit(call, user, { action: 'order.create', resource_type: 'Order', resource_id: order.id });
  notify(call, user.id, {
    type: 'order_status_change',
    title: `Order #${order.id} placed`,
    message: `${order.domain} is ordered for its drop on ${order.drop_date}`,
  });
  if (user.manager_id != null) {
    notify(call, user.manager_id, {
      type: 'order_status_change',
      title: `New order #${order.id}`,
      message: `${user.username} ordered ${order.domain} – $${order.price.toFixed(2)}`,
    });
  }
  return ok({ success: true, order_id: order.id });
}
