import type { Role, User, UserCreate, UserUpdate } from '@dropcatch/sdk';
import { pluralize, listCounts } from '../../text/words.ts';
import { created, ok } from '../../engine/call.ts';
import { equal, listRows, newestFirst, paged, type PageParams } from '../answers.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { audit, userCreated, userEvent, userUpdated } from '../activity.ts';
import { Refused } from '../../engine/refused.ts';
import { isOpen, changeOrder } from '../orders/orders.ts';
import type { StoredUser } from '../../world/records/users.ts';

/** Refuses an email or username of another user, ignoring case. `exceptId` is the user's own id. */
export function checkUnique(
  { users }: Store,
  wanted: { readonly email: string; readonly username: string },
  exceptId?: number,
): void {
  const others = users.filter(({ id }) => id !== exceptId);
  const texts = (['email', 'username'] as const)
    .filter((field) =>
      others.some((user) => user[field].toLowerCase() === wanted[field].toLowerCase()),
    )
    .map((field) => [field, `This ${field} is already in use`] as const);
  const [first] = texts;
  if (first !== undefined)
    throw new Refused(409, { error: first[1], fields: Object.fromEntries(texts) });
}

/** What a manager is responsible for, in words: `12 users and 3 EPP accounts`. Undefined when nothing. */
export function dutiesOf(store: Store, managerId: number): string | undefined {
  const theirs = ({ manager_id }: { manager_id?: number | null | undefined }): boolean =>
    manager_id === managerId;
  return listCounts({
    user: store.users.filter(theirs).length,
    'EPP account': store.eppAccounts.filter(theirs).length,
  });
}

/** Initial permissions of each role. An admin needs none (spec, section 6). */
const PERMISSIONS: Readonly<Record<Role, Readonly<Record<string, boolean>>>> = {
  admin: {},
  manager: { export_domains: true, manage_orders: true, run_epp_tools: true },
  user: { export_domains: true },
};

/**
 * Deletes a user with notifications and watchlist. Orders are kept for the books: open ones are cancelled, so that no
 * name is caught for them, and paid ones keep their payment for a refund.
 */
export function removeUser(call: World & { readonly user: StoredUser }, target: StoredUser) {
  const { store, user } = call;
  const { id, username, email, role } = target;
  const note = `The account ${username} was deleted`;
  const open = store.orders.filter(({ user_id, state }) => user_id === id && isOpen(state));
  for (const order of open) changeOrder(call, user, order, { to: 'CANCELLED', note });
  for (const notice of store.notifications.filter(({ user_id }) => user_id === id)) {
    store.notifications.delete(notice.id);
  }
  store.watchlists.delete(id);
  store.users.delete(id);
  audit(
    call,
    user,
    userEvent('delete', id, { username, email, role, cancelled_orders: open.length }),
  );
  const cancelled = open.length === 0 ? '' : `, ${pluralize(open.length, 'open order')} cancelled`;
  return ok({ message: `${username} is deleted${cancelled}` });
}

/** The company of a manager in an answer. Null without a manager. */
export function companyOf(store: Store, managerId: number | null | undefined) {
  const manager = managerId == null ? undefined : store.users.get(managerId);
  return manager === undefined ? null : { company_name: manager.company ?? manager.username };
}

/** A user in an answer, with the manager's company and without the password. */
export const userView = (store: Store, { password: _, ...user }: StoredUser): User => ({
  ...user,
  manager: companyOf(store, user.manager_id),
});

/** A call that writes a user. `user` is the caller. */
export interface SaveCall<Body> extends World {
  readonly user: StoredUser;
  readonly body: Body;
}

/** The role and manager of a user, set by an admin or by the calling manager. */
export interface Assignment {
  readonly role: Role;
  readonly manager_id: number | null;
}

/** Fields that null and an empty text clear (contract, UserUpdate). */
const CLEARABLE = ['first_name', 'last_name', 'phone', 'company'] as const;

type Contact = Pick<StoredUser, (typeof CLEARABLE)[number]>;

/** The given contact fields of a body, with empty texts as null. */
export function contactOf(body: Partial<Contact>): Contact {
  const given = CLEARABLE.filter((field) => body[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, body[field] || null]));
}

/** A new user, active by default, with the initial permissions of the role. */
export const newUser = (
  { clock }: World,
  body: Omit<UserCreate, 'role' | 'manager_id'>,
  { role, manager_id }: Assignment,
): Omit<StoredUser, 'id'> => ({
  email: body.email,
  username: body.username,
  password: body.password,
  first_name: null,
  last_name: null,
  phone: null,
  company: null,
  ...contactOf(body),
  role,
  permissions: { ...PERMISSIONS[role] },
  manager_id,
  is_active: body.is_active ?? true,
  email_verified: false,
  created_at: clock.iso(),
  currency: 'USD',
  credit_balance: 0,
});

/** Creates a user, who can sign in at once unless inactive. */
export function createUser(call: SaveCall<UserCreate>, assignment: Assignment) {
  const { body, store } = call;
  checkUnique(store, body);
  const user = store.users.add(newUser(call, body, assignment));
  audit(call, call.user, userCreated(user));
  return created(userView(store, user));
}

/** Changes a user. Fields that the body leaves out stay, including the password. */
export function updateUser(
  call: SaveCall<UserUpdate>,
  target: StoredUser,
  { role, manager_id }: Assignment,
) {
  const { body, store } = call;
  checkUnique(store, body, target.id);
  const before = { ...target };
  if (role !== target.role) target.permissions = { ...PERMISSIONS[role] };
  Object.assign(target, contactOf(body), {
    email: body.email,
    username: body.username,
    password: body.password ?? target.password,
    is_active: body.is_active ?? target.is_active,
    role,
    manager_id,
  });
  audit(call, call.user, userUpdated(before, target));
  return ok(userView(store, target));
}

interface UserQuery extends PageParams {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly manager_id?: number | undefined;
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

function searched({ email, username, first_name, last_name, company }: StoredUser): string[] {
  const name = [first_name, last_name].filter((part) => part != null).join(' ');
  return [email, username, name, company ?? ''].map(folded);
}

/** One page of the users that the caller may see and that pass the filters. */
export function userList(store: Store, query: UserQuery, mayList: (user: StoredUser) => boolean) {
  const rows = listRows(store.users.filter(mayList), query, {
    where: {
      role: equal('role'),
      manager_id: equal('manager_id'),
      search: (given) => {
        const search = folded(given.trim());
        return (user) => searched(user).some((text) => text.includes(search));
      },
    },
    order: newestFirst,
  });
  return paged('users', query, rows, (user) => userView(store, user));
}
