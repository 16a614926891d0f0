import { groupBy } from '../../engine/call.ts';
import { DAY, isoDate, MINUTE } from '../../world/clock.ts';
import { firstDrawn, type Rng, sampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import {
  accountDeed,
  type Actor,
  categoryDeed,
  changesOf,
  dataDeleted,
  type Deed,
  loginFailed,
  signedIn,
  userDeed,
  userUpdated,
} from '../activity.ts';
import { sessionError, workingAccounts } from '../epp/accounts.ts';
import type { StoredEppAccount } from '../epp/records.ts';
import type { StoredOrder } from '../orders/records.ts';
import { FORMER_USERS } from '../users/people.ts';
import type { StoredUser } from '../users/records.ts';

/** The people and records of the log. */
export function stageOf(world: World) {
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

/** The stage and the time of a deed, in milliseconds since 1970. Deeds are created from the newest to the oldest. */
interface Scene extends ReturnType<typeof stageOf> {
  readonly rng: Rng;
  readonly at: number;
}

/** The value of a field at that time. Deeds are made from the newest to the oldest, starting with today's value. */
const valueThen = <Value>({ past }: Scene, field: string, today: Value): Value =>
  past.has(field) ? (past.get(field) as Value) : today;

/** A change of a field to its value at that time. `before` returns the old value for it. */
function change<Value>(scene: Scene, field: string, today: Value, before: (to: Value) => Value) {
  const to = valueThen(scene, field, today);
  const from = before(to);
  scene.past.set(field, from);
  return { from, to };
}

/** A random item that passes. Undefined when forty draws find none. */
const drawOne = <Item>(
  rng: Rng,
  items: readonly Item[],
  passes: (item: Item) => boolean = () => true,
): Item | undefined =>
  items.length === 0 ? undefined : firstDrawn(40, () => rng.pick(items), passes);

const isBefore = ({ at }: Scene, time: string): boolean => Date.parse(time) < at;

/** A customer who could sign in at that time. */
const someone = (scene: Scene): StoredUser | undefined =>
  drawOne(
    scene.rng,
    scene.users,
    ({ created_at, id, is_active }) =>
      isBefore(scene, created_at) && valueThen(scene, `is_active/${id}`, is_active),
  );

/** The person who may change a record: its manager, or an admin. Others get a 404 (contract). */
const keeperOf = (
  { rng, admins, managers }: Scene,
  { manager_id }: Pick<StoredEppAccount, 'manager_id'> | Pick<StoredUser, 'manager_id'>,
): StoredUser => managers.find(({ id }) => id === manager_id) ?? rng.pick(admins);

/** An actor with a deed. A maker returns undefined when the deed was not possible. */
type Done = readonly [Actor, Deed];

type DeedMaker = (scene: Scene) => Done | undefined;

const signIn = (who: Actor): Done | undefined => who && [who, signedIn(who)];

const formerSignIn: DeedMaker = ({ rng, at, world }) => {
  const now = world.clock.now();
  return signIn(
    drawOne(rng, FORMER_USERS, ({ deletedDaysAgo }) => at < now - deletedDaysAgo * DAY),
  );
};

const failedSignIn: DeedMaker = (scene) => {
  const user = scene.rng.chance(0.6) ? someone(scene) : undefined;
  return [undefined, loginFailed(user?.email ?? 'admin@example.com', user)];
};

/** A random old value, different from the new one. */
const other =
  <Value>(rng: Rng, values: readonly Value[]) =>
  (to: Value): Value =>
    rng.pick(values.filter((value) => value !== to));

/** A change of a user's field by somebody who may change it. */
function contactChanged(
  scene: Scene,
  field: 'phone' | 'company',
  valueOf: (user: StoredUser) => string[],
): Done | undefined {
  const user = someone(scene);
  if (user === undefined) return undefined;
  const before = other(scene.rng, [null, ...valueOf(user)]);
  const { from, to } = change(scene, `${field}/${user.id}`, user[field] ?? null, before);
  return [keeperOf(scene, user), userUpdated({ ...user, [field]: from }, { ...user, [field]: to })];
}

const phoneChanged: DeedMaker = (scene) => {
  const { rng } = scene;
  const number = `+420 601 ${rng.int(100, 999)} ${rng.int(100, 999)}`;
  return contactChanged(scene, 'phone', () => [number]);
};

const companyChanged: DeedMaker = (scene) =>
  contactChanged(scene, 'company', ({ username }) => [`${username} Ltd`, `${username} & Co.`]);

const switchedOff: DeedMaker = (scene) => {
  const { rng, idle, admins } = scene;
  const user = drawOne(rng, idle, ({ created_at }) => isBefore(scene, created_at));
  if (user === undefined) return undefined;
  const { from, to } = change(scene, `is_active/${user.id}`, user.is_active, (is) => !is);
  return [rng.pick(admins), userUpdated({ ...user, is_active: from }, { ...user, is_active: to })];
};

const userRefused: DeedMaker = (scene) => {
  const user = someone(scene);
  if (user === undefined) return undefined;
  const error_message = 'This email is already in use';
  const deed = { ...userDeed('create', null, { email: user.email }), error_message };
  return [scene.rng.pick(scene.managers), deed];
};

/** Only domains that were imported by then can be deleted. */
const sourceEmptied: DeedMaker = (scene) => {
  const { world, rng, at, admins } = scene;
  const importedBy = (history: readonly { started_at: string; imported: number }[]): number =>
    history
      .filter(({ started_at }) => isBefore(scene, started_at))
      .reduce((sum, { imported }) => sum + imported, 0);
  const source = drawOne(rng, world.store.sources.all(), ({ history }) => importedBy(history) > 0);
  if (source === undefined) return undefined;
  const records = rng.int(1, importedBy(source.history));
  return [rng.pick(admins), dataDeleted(source, at, records)];
};

/** A connect or disconnect by a person or the service. A failed connect changes nothing. */
const connection: DeedMaker = (scene) => {
  const { world, rng, active } = scene;
  if (active.length === 0) return undefined;
  const account = rng.pick(active);
  const actor = rng.chance(0.55) ? keeperOf(scene, account) : undefined;
  const error = sessionError(world, account);
  const field = `is_connected/${account.id}`;
  const isConnected = valueThen(scene, field, account.is_connected);
  if (error !== undefined || (!isConnected && rng.chance(0.2))) {
    const usual = ['2502 Session limit exceeded', 'connect timeout after 30 s'];
    return [actor, { ...accountDeed('connect', account), error_message: error ?? rng.pick(usual) }];
  }
  const { to } = change(scene, field, account.is_connected, (is) => !is);
  return [actor, accountDeed(to ? 'connect' : 'disconnect', account)];
};

const settingsChanged: DeedMaker = (scene) => {
  const { world, rng } = scene;
  const account = drawOne(rng, world.store.eppAccounts.all());
  if (account === undefined) return undefined;
  const before = other(rng, [null, rng.int(11, 19), rng.int(20, 40)]);
  const today = account.settings.max_commands_per_second ?? null;
  const { from, to } = change(scene, `max_commands_per_second/${account.id}`, today, before);
  const changes = changesOf({ max_commands_per_second: from }, { max_commands_per_second: to });
  return [keeperOf(scene, account), accountDeed('settings_update', account, changes)];
};

/** A catch on a past day, with an account that can catch the day's orders. */
const catchStarted: DeedMaker = (scene) => {
  const { world, rng, at, working, ordersByDrop } = scene;
  const target_date = isoDate(at);
  if (target_date === isoDate(world.clock.now())) return undefined;
  const isFor = ({ registrar_category_id, manager_id }: StoredEppAccount, order: StoredOrder) =>
    order.epp_registrar_category_id === registrar_category_id &&
    (manager_id === null || world.store.users.get(order.user_id)?.manager_id === manager_id);
  const ordersOf = (account: StoredEppAccount): number =>
    (ordersByDrop.get(target_date) ?? []).filter(
      (order) => isBefore(scene, order.created_at) && isFor(account, order),
    ).length;
  const account = drawOne(rng, working, (candidate) => ordersOf(candidate) > 0);
  if (account === undefined) return undefined;
  const details = { target_date, orders: ordersOf(account) };
  return [keeperOf(scene, account), accountDeed('real_catch_start', account, details)];
};

const categoryChanged: DeedMaker = (scene) => {
  const { world, rng, admins } = scene;
  const category = drawOne(rng, world.store.eppCategories.all());
  if (category === undefined) return undefined;
  const { id, default_timeout: today } = category;
  const { from, to } = change(scene, `timeout/${id}`, today, other(rng, [30, 45, 60, 90]));
  const changes = changesOf({ default_timeout: from }, { default_timeout: to });
  return [rng.pick(admins), categoryDeed('update', category, changes)];
};

/** A deed with a resource type that no client knows yet. */
const mappingChanged: DeedMaker = ({ admins, rng }) => [
  rng.pick(admins),
  {
    action: 'data_source.update',
    resource_type: 'DataSource',
    resource_id: rng.int(1, 6),
    details: { changed: ['response_mapping'], fields: { added: ['trust_flow'], removed: [] } },
  },
];

const drawn = sampler<DeedMaker>([
  [(scene) => signIn(someone(scene)), 300],
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

/** Draws a possible deed at that time, or a sign-in when the drawn one was not possible. */
export function drawDeed(scene: Scene): Done {
  const done = drawn(scene.rng)(scene);
  if (done !== undefined) return done;
  const admin = scene.rng.pick(scene.admins);
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
