import type { EppAccount, EppCategory, Notification, Order, User } from '@dropcatch/sdk';
import { effectiveSettings } from '../epp/settings.ts';
import type {
  Store,
  StoredEppAccount,
  StoredEppCategory,
  StoredNotification,
  StoredOrder,
  StoredUser,
} from '../store.ts';

function companyOf(
  store: Store,
  managerId: number | null | undefined,
): { company_name: string } | null {
  const manager = managerId == null ? undefined : store.users.get(managerId);
  return manager === undefined ? null : { company_name: manager.company ?? manager.username };
}

/** A user as answers show it: with the manager's company, without the password. */
export function userView(store: Store, { password: _, ...user }: StoredUser): User {
  return { ...user, manager: companyOf(store, user.manager_id) };
}

function actorOf(store: Store, id: number): { username: string } {
  return { username: store.users.get(id)?.username ?? 'deleted user' };
}

/** An order as a row of the list: without its history. */
export function orderRow(store: Store, order: StoredOrder): Order {
  const {
    user_id,
    epp_registrar_category_id: _category,
    epp_account_id: _account,
    history: _history,
    ...row
  } = order;
  return { ...row, user: actorOf(store, user_id) };
}

/** An order with its history, oldest entry first. */
export function orderDetails(store: Store, order: StoredOrder): Order {
  const history = order.history.map(({ actor_id, ...entry }) => ({
    ...entry,
    actor: actor_id === null ? null : actorOf(store, actor_id),
  }));
  return { ...orderRow(store, order), history };
}

/** A notification as its user sees it. */
export function notificationView({
  user_id: _,
  ...notification
}: StoredNotification): Notification {
  return notification;
}

/** A registrar category without its settings. */
export function eppCategoryView({ settings: _, ...category }: StoredEppCategory): EppCategory {
  return category;
}

/** An EPP account with its category and manager in short; without its password. */
export function eppAccountView(store: Store, account: StoredEppAccount): EppAccount {
  const { password: _password, settings: _settings, ...row } = account;
  const category = store.eppCategories.get(account.registrar_category_id);
  const { domain_check_multicheck_enabled, domain_check_batch_size } = effectiveSettings(
    store,
    account,
  );
  return {
    ...row,
    batch_settings: { domain_check_multicheck_enabled, domain_check_batch_size },
    registrar_category: {
      name: category?.name ?? 'deleted category',
      epp_server_url: category?.epp_server_url ?? 'epp.example.com',
      requires_ssl_cert: category?.requires_ssl_cert ?? false,
      is_active: category?.is_active ?? false,
    },
    manager: companyOf(store, account.manager_id),
  };
}
