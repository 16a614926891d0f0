import type { OrderInput } from '@dropcatch/sdk';
import { type Call, ok } from '../../engine/call.ts';
import { isServed } from '../../world/catalogue/names.ts';
import { isoDate } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import { audit, notify, orderEvent } from '../activity.ts';
import { deny, denyField } from '../../engine/refused.ts';
import { datePrices } from '../domains/domains.ts';
import { visibleAccount } from '../epp-accounts/accounts.ts';
import type { StoredUser } from '../../world/records/users.ts';
import { addOrder, isOpen } from './orders.ts';

/** An order call. The domain is in lower case, and `row` is its row in the catalogue. */
interface OrderCall extends World {
  readonly user: StoredUser;
  readonly body: OrderInput;
  readonly row: number;
}

/** Why the domain cannot be ordered for this date and price. Undefined when it can. */
function orderError({ body, catalogue, clock, row }: OrderCall): string | undefined {
  const { domain, drop_date } = body;
  const offered = datePrices(catalogue, row).find((each) => each.drop_date === drop_date);
  if (offered === undefined) return `${domain} does not drop on this day`;
  if (drop_date < isoDate(clock.now())) return `${domain} has dropped already`;
  return body.price === offered.price
    ? undefined
    : `The price of ${domain} is $${offered.price.toFixed(2)} now`;
}

function checkRegistrar({ body, catalogue, store, user, row }: OrderCall): void {
  const field = 'epp_registrar_category_id';
  const category = store.eppCategories.get(body[field]);
  if (category?.is_active !== true) return denyField(field, 'is not an active category');
  if (!isServed(body.domain, category.supported_tlds)) {
    denyField(field, `${category.name} does not register .${catalogue.tld(row)}`);
  }
  if (body.epp_account_id == null) return undefined;
  const account = visibleAccount(store, user, body.epp_account_id);
  if (account?.is_active !== true || account.registrar_category_id !== category.id) {
    denyField('epp_account_id', 'is not an account of this category');
  }
}

/**
 * Places an order, or answers with the reason why not. The order also appears in the dashboard, the notifications and
 * the audit log.
 */
export function placeOrder({ user, ...given }: Call<'domains/order'>) {
  const body = { ...given.body, domain: given.body.domain.toLowerCase() };
  const { store, catalogue } = given;
  const { domain, drop_date, price } = body;
  const row = catalogue.find(domain) ?? deny(404, `${domain} is not in the catalogue`);
  const call = { ...given, user, body, row };
  const error = orderError(call);
  if (error !== undefined) return ok({ success: false, error });
  checkRegistrar(call);
  const same = store.orders.find(
    (order) =>
      order.user_id === user.id &&
      order.domain === domain &&
      order.drop_date === drop_date &&
      isOpen(order.state),
  );
  if (same !== undefined) deny(409, `You already have an order for ${domain}`);
  const order = addOrder(call, {
    domain,
    tld: catalogue.tld(row),
    drop_date,
    price,
    notes: body.notes ?? null,
    user_id: user.id,
    epp_registrar_category_id: body.epp_registrar_category_id,
    epp_account_id: body.epp_account_id ?? null,
  });
  audit(call, user, orderEvent('create', order.id));
  notify(call, user.id, {
    type: 'order_status_change',
    title: `Order #${order.id} placed`,
    message: `${domain} is ordered for its drop on ${drop_date}`,
  });
  notify(call, user.manager_id ?? null, {
    type: 'order_status_change',
    title: `New order #${order.id}`,
    message: `${user.username} ordered ${domain} – $${price.toFixed(2)}`,
  });
  return ok({ success: true, order_id: order.id });
}
