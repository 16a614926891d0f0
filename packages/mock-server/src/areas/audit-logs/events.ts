import { groupBy } from '../../text/words.ts';
import { DAY, isoDate, MINUTE } from '../../world/clock.ts';
import { firstDrawn, type Rng, sampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import {
  accountEvent,
  type Actor,
  categoryEvent,
  changesOf,
  dataDeleted,
  type AuditEvent,
  loginFailed,
  signedIn,
  userEvent,
  userUpdated,
} from '../activity.ts';
import { sessionError, workingAccounts } from '../epp/accounts.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import type { StoredOrder } from '../../world/records/orders.ts';
import { FORMER_USERS } from '../users/people.ts';
import type { StoredUser } from '../../world/records/users.ts';

/** The people and records of the log. */
export function contextOf(world: World) {
  const { users, eppAccounts, orders } = world.store;
  const owners = new Set(orders.all().map(({ user_id }) => user_id));
  const customers = users.filter(({ role }) => role === 'user');
  const staff = (role: StoredUser['role']): StoredUser[] =>
    users.filter((user) => user.role === role && user.is_active);
  return {
    world,
    admins: staff('admin'),
    managers: staff('manager'),
    users: customers,
    /** Users without orders. No order contradicts a change of theirs. */
    idle: customers.filter(({ id }) => !owners.has(id)),
    active: eppAccounts.filter(({ is_active }) => is_active),
    working: workingAccounts(world),
    ordersByDrop: groupBy(orders.all(), ({ drop_date }) => drop_date),
    /** The values before the earliest change so far, by field and id. */
    past: new Map<string, unknown>(),
  };
}

/** The context of an event, with its time in milliseconds since 1970. Events are created from newest to oldest. */
interface Context extends ReturnType<typeof contextOf> {
  readonly rng: Rng;
  readonly at: number;
}

/** The value of a field at that time: today's, or the one before the earliest change so far. */
const valueThen = <Value>({ past }: Context, field: string, today: Value): Value =>
  past.has(field) ? (past.get(field) as Value) : today;

/** A change of a field to its value at that time. `before` returns the old value for it. */
function change<Value>(
  context: Context,
  field: string,
  today: Value,
  before: (to: Value) => Value,
) {
  const to = valueThen(context, field, today);
  const from = before(to);
  context.past.set(field, from);
  return { from, to };
}

/** A random item that passes. Undefined when forty draws find none. */
const drawOne = <Item>(
  rng: Rng,
  items: readonly Item[],
  passes: (item: Item) => boolean = () => true,
): Item | undefined =>
  items.length === 0 ? undefined : firstDrawn(40, () => rng.pick(items), passes);

const isBefore = ({ at }: Context, time: string): boolean => Date.parse(time) < at;

/** A customer who could sign in at that time. */
const someone = (context: Context): StoredUser | undefined =>
  drawOne(
    context.rng,
    context.users,
    ({ created_at, id, is_active }) =>
      isBefore(context, created_at) && valueThen(context, `is_active/${id}`, is_active),
  );

/** The person who may change a record: its manager, or an admin. Others get a 404 (contract). */
const managerOrAdmin = (
  { rng, admins, managers }: Context,
  { manager_id }: Pick<StoredEppAccount, 'manager_id'> | Pick<StoredUser, 'manager_id'>,
): StoredUser => managers.find(({ id }) => id === manager_id) ?? rng.pick(admins);

/** An actor with an event. A maker returns undefined when the event was not possible. */
type ActorEvent = readonly [Actor, AuditEvent];

type EventMaker = (context: Context) => ActorEvent | undefined;

const signIn = (who: Actor): ActorEvent | undefined => who && [who, signedIn(who)];

const formerSignIn: EventMaker = ({ rng, at, world }) => {
  const now = world.clock.now();
  return signIn(
    drawOne(rng, FORMER_USERS, ({ deletedDaysAgo }) => at < now - deletedDaysAgo * DAY),
  );
};

const failedSignIn: EventMaker = (context) => {
  const user = context.rng.chance(0.6) ? someone(context) : undefined;
  return [undefined, loginFailed(user?.email ?? 'admin@example.com', user)];
};

/** A random old value, different from the new one. */
const other =
  <Value>(rng: Rng, values: readonly Value[]) =>
  (to: Value): Value =>
    rng.pick(values.filter((value) => value !== to));

/** A change of a user's field by somebody who may change it. */
function contactChanged(
  context: Context,
  field: 'phone' | 'company',
  valueOf: (user: StoredUser) => string[],
): ActorEvent | undefined {
  const user = someone(context);
  if (user === undefined) return undefined;
  const before = other(context.rng, [null, ...valueOf(user)]);
  const { from, to } = change(context, `${field}/${user.id}`, user[field] ?? null, before);
  return [
    managerOrAdmin(context, user),
    userUpdated({ ...user, [field]: from }, { ...user, [field]: to }),
  ];
}

const phoneChanged: EventMaker = (context) => {
  const { rng } = context;
  const number = `+420 601 ${rng.int(100, 999)} ${rng.int(100, 999)}`;
  return contactChanged(context, 'phone', () => [number]);
};

const companyChanged: EventMaker = (context) =>
  contactChanged(context, 'company', ({ username }) => [`${username} Ltd`, `${username} & Co.`]);

const switchedOff: EventMaker = (context) => {
  const { rng, idle, admins } = context;
  const user = drawOne(rng, idle, ({ created_at }) => isBefore(context, created_at));
  if (user === undefined) return undefined;
  const { from, to } = change(context, `is_active/${user.id}`, user.is_active, (is) => !is);
  return [rng.pick(admins), userUpdated({ ...user, is_active: from }, { ...user, is_active: to })];
};

const userRefused: EventMaker = (context) => {
  const user = someone(context);
  if (user === undefined) return undefined;
  const error_message = 'This email is already in use';
  const event = { ...userEvent('create', null, { email: user.email }), error_message };
  return [context.rng.pick(context.managers), event];
};

/** Only domains that were imported by then can be deleted. */
const sourceEmptied: EventMaker = (context) => {
  const { world, rng, at, admins } = context;
  const importedBy = (history: readonly { started_at: string; imported: number }[]): number =>
    history
      .filter(({ started_at }) => isBefore(context, started_at))
      .reduce((sum, { imported }) => sum + imported, 0);
  const source = drawOne(rng, world.store.sources.all(), ({ history }) => importedBy(history) > 0);
  if (source === undefined) return undefined;
  const records = rng.int(1, importedBy(source.history));
  return [rng.pick(admins), dataDeleted(source, at, records)];
};

/** A connect or disconnect by a person or the service. A failed connect changes nothing. */
const connection: EventMaker = (context) => {
  const { world, rng, active } = context;
  if (active.length === 0) return undefined;
  const account = rng.pick(active);
  const actor = rng.chance(0.55) ? managerOrAdmin(context, account) : undefined;
  const error = sessionError(world, account);
  const field = `is_connected/${account.id}`;
  const isConnected = valueThen(context, field, account.is_connected);
  if (error !== undefined || (!isConnected && rng.chance(0.2))) {
    const usual = ['2502 Session limit exceeded', 'connect timeout after 30 s'];
    return [
      actor,
      { ...accountEvent('connect', account), error_message: error ?? rng.pick(usual) },
    ];
  }
  const { to } = change(context, field, account.is_connected, (is) => !is);
  return [actor, accountEvent(to ? 'connect' : 'disconnect', account)];
};

const settingsChanged: EventMaker = (context) => {
  const { world, rng } = context;
  const account = drawOne(rng, world.store.eppAccounts.all());
  if (account === undefined) return undefined;
  const before = other(rng, [null, rng.int(11, 19), rng.int(20, 40)]);
  const today = account.settings.max_commands_per_second ?? null;
  const { from, to } = change(context, `max_commands_per_second/${account.id}`, today, before);
  const changes = changesOf({ max_commands_per_second: from }, { max_commands_per_second: to });
  return [managerOrAdmin(context, account), accountEvent('settings_update', account, changes)];
};

/** A catch on a past day, with an account that can catch the day's orders. */
const catchStarted: EventMaker = (context) => {
  const { world, rng, at, working, ordersByDrop } = context;
  const target_date = isoDate(at);
  if (target_date === isoDate(world.clock.now())) return undefined;
  const isFor = ({ registrar_category_id, manager_id }: StoredEppAccount, order: StoredOrder) =>
    order.epp_registrar_category_id === registrar_category_id &&
    (manager_id === null || world.store.users.get(order.user_id)?.manager_id === manager_id);
  const ordersOf = (account: StoredEppAccount): number =>
    (ordersByDrop.get(target_date) ?? []).filter(
      (order) => isBefore(context, order.created_at) && isFor(account, order),
    ).length;
  const account = drawOne(rng, working, (candidate) => ordersOf(candidate) > 0);
  if (account === undefined) return undefined;
  const details = { target_date, orders: ordersOf(account) };
  return [managerOrAdmin(context, account), accountEvent('real_catch_start', account, details)];
};

const categoryChanged: EventMaker = (context) => {
  const { world, rng, admins } = context;
  const category = drawOne(rng, world.store.eppCategories.all());
  if (category === undefined) return undefined;
  const { id, default_timeout: today } = category;
  const { from, to } = change(context, `timeout/${id}`, today, other(rng, [30, 45, 60, 90]));
  const changes = changesOf({ default_timeout: from }, { default_timeout: to });
  return [rng.pick(admins), categoryEvent('update', category, changes)];
};

/** An event with a resource type that no client knows yet. */
const mappingChanged: EventMaker = ({ admins, rng }) => [
  rng.pick(admins),
  {
    action: 'data_source.update',
    resource_type: 'DataSource',
    resource_id: rng.int(1, 6),
    details: { changed: ['response_mapping'], fields: { added: ['trust_flow'], removed: [] } },
  },
];

const drawn = sampler<EventMaker>([
  [(context) => signIn(someone(context)), 300],
  [({ rng, managers }) => signIn(rng.pick(managers)), 110],
  [({ rng, admins }) => signIn(rng.pick(admins)), 110],
  [failedSignIn, 70],
  [phoneChanged, 20],
  [companyChanged, 20],
  [switchedOff, 15],
  [userRefused, 6],
  [formerSignIn, 12],
  [sourceEmptied, 8],
  [connection, 120],
  [settingsChanged, 30],
  [catchStarted, 40],
  [categoryChanged, 15],
  [mappingChanged, 5],
]);

/** Draws a possible event at that time, or a sign-in when the drawn one was not possible. */
export function drawEvent(context: Context): ActorEvent {
  const done = drawn(context.rng)(context);
  if (done !== undefined) return done;
  const admin = context.rng.pick(context.admins);
  return [admin, signedIn(admin)];
}

/** Draws an instant of the last days, mostly between 8:00 and 20:00 UTC. */
export function drawTime(rng: Rng, now: number, days: number): number {
  const day = rng.int(0, days - 1);
  const minute = Math.round(Math.min(1439, Math.max(0, 14 * 60 + rng.normal() * 200)));
  const midnight = now - (now % DAY);
  const at = midnight - day * DAY + minute * MINUTE + rng.int(0, 59_000);
  return at > now ? at - DAY : at;
}
