import { groupBy } from '../../engine/call.ts';
import { DAY, isoDate, MINUTE } from '../../world/clock.ts';
import { type Rng, sampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import {
  accountDeed,
  type Actor,
  categoryDeed,
  changesOf,
  dataDeleted,
  type Deed,
  loginFailed,
  userUpdated,
} from '../activity.ts';
import { sessionTrouble, workingAccounts } from '../epp/accounts.ts';
import type { StoredEppAccount } from '../epp/records.ts';
import type { StoredOrder } from '../orders/records.ts';
import { FORMER_USERS } from '../users/people.ts';
import type { StoredUser } from '../users/records.ts';

/** A value before a change and after it. */
interface Change<Value> {
  readonly from: Value;
  readonly to: Value;
}

/**
 * What a field of some records held in the past, for who tells a history from its end back to its beginning: the last change
 * ends in the value of today, each earlier one in what the next one began with.
 */
class Past<Value> {
  readonly #present: (id: number) => Value;
  readonly #told = new Map<number, Value>();

  /** `present` is what a record holds today, by its id. */
  constructor(present: (id: number) => Value) {
    this.#present = present;
  }

  /** What a record held at the time that has been told back to. */
  of(id: number): Value {
    const told = this.#told.get(id);
    return told === undefined ? this.#present(id) : told;
  }

  /** Tells one change more, the one before all that were told; `before` says what the value was changed from. */
  change(id: number, before: (to: Value) => Value): Change<Value> {
    const to = this.of(id);
    const from = before(to);
    this.#told.set(id, from);
    return { from, to };
  }
}

/** What all deeds of a log are made from: people, and the records with their past. */
interface Stage {
  readonly world: World;
  readonly admins: readonly StoredUser[];
  readonly managers: readonly StoredUser[];
  readonly users: readonly StoredUser[];
  /** The users without any order, which no order can tell otherwise of. */
  readonly idle: readonly StoredUser[];
  /** The accounts that are active, and of these the ones whose sessions open. */
  readonly active: readonly StoredEppAccount[];
  readonly working: readonly StoredEppAccount[];
  readonly ordersByDrop: ReadonlyMap<string, readonly StoredOrder[]>;
  readonly past: {
    readonly phone: Past<string | null>;
    readonly company: Past<string | null>;
    readonly isActive: Past<boolean>;
    readonly isConnected: Past<boolean>;
    readonly commandsPerSecond: Past<number | null>;
    readonly timeout: Past<number>;
  };
}

/** What a deed is made from. */
interface Scene extends Stage {
  readonly rng: Rng;
  /** When it happens, in milliseconds since 1970; each scene is before all that were played. */
  readonly at: number;
}

/** Sets the stage, as the records stand today. */
export function stageOf(world: World): Stage {
  const { users, eppAccounts, eppCategories, orders } = world.store;
  const owners = new Set(orders.all().map(({ user_id }) => user_id));
  const customers = users.filter(({ role }) => role === 'user');
  return {
    world,
    admins: users.filter(({ role, is_active }) => role === 'admin' && is_active),
    managers: users.filter(({ role, is_active }) => role === 'manager' && is_active),
    users: customers,
    idle: customers.filter(({ id }) => !owners.has(id)),
    active: eppAccounts.filter(({ is_active }) => is_active),
    working: workingAccounts(world),
    ordersByDrop: groupBy(orders.all(), ({ drop_date }) => drop_date),
    past: {
      phone: new Past((id) => users.get(id)?.phone ?? null),
      company: new Past((id) => users.get(id)?.company ?? null),
      isActive: new Past((id) => users.get(id)?.is_active ?? false),
      isConnected: new Past((id) => eppAccounts.get(id)?.is_connected ?? false),
      commandsPerSecond: new Past(
        (id) => eppAccounts.get(id)?.settings.max_commands_per_second ?? null,
      ),
      timeout: new Past((id) => eppCategories.get(id)?.default_timeout ?? 30),
    },
  };
}

/** As often a record is drawn until one fits. */
const TRIES = 40;

/** One of the items that pass; undefined when none is met. */
function drawOne<Item>(
  rng: Rng,
  items: readonly Item[],
  passes: (item: Item) => boolean,
): Item | undefined {
  for (let i = 0; i < TRIES && items.length > 0; i += 1) {
    const item = rng.pick(items);
    if (passes(item)) return item;
  }
  return undefined;
}

/** Whether a user was there at the time of the scene. */
const wasThere = ({ at }: Scene, { created_at }: StoredUser): boolean =>
  Date.parse(created_at) < at;

/** A customer who could sign in at the time of the scene. */
function someone(scene: Scene): StoredUser | undefined {
  const { rng, users, past } = scene;
  return drawOne(rng, users, (user) => wasThere(scene, user) && past.isActive.of(user.id));
}

/** Who may act on somebody or something (contract: everybody else meets a 404): its manager, or an admin. */
function keeperOf(
  { rng, admins, managers }: Scene,
  { manager_id }: Pick<StoredEppAccount, 'manager_id'> | Pick<StoredUser, 'manager_id'>,
): StoredUser {
  return managers.find(({ id }) => id === manager_id) ?? rng.pick(admins);
}

/** Who did what; undefined when nothing of the kind was possible. */
type Done = readonly [Actor, Deed];

type DeedMaker = (scene: Scene) => Done | undefined;

const ACCOUNT_ERRORS = ['2502 Session limit exceeded', 'connect timeout after 30 s'];

const signedIn = (who: NonNullable<Actor>): Done => [
  who,
  { action: 'login', resource_type: 'User', resource_id: who.id },
];

/** Somebody who is gone by now, but was not then. */
function formerUser({ rng, at, world }: Scene): NonNullable<Actor> | undefined {
  const now = world.clock.now();
  return drawOne(rng, FORMER_USERS, ({ deletedDaysAgo }) => at < now - deletedDaysAgo * DAY);
}

/** One of these values, and not the one that it becomes. */
function other<Value>(rng: Rng, values: readonly Value[]): (to: Value) => Value {
  return (to) => rng.pick(values.filter((value) => value !== to));
}

/** A user with another value in a field, told by who may change it. */
function contactChanged(
  scene: Scene,
  field: 'phone' | 'company',
  valuesOf: (user: StoredUser) => readonly (string | null)[],
): Done | undefined {
  const user = someone(scene);
  if (user === undefined) return undefined;
  const { from, to } = scene.past[field].change(user.id, other(scene.rng, valuesOf(user)));
  return [keeperOf(scene, user), userUpdated({ ...user, [field]: from }, { ...user, [field]: to })];
}

const switchedOff: DeedMaker = (scene) => {
  const { rng, idle, admins, past } = scene;
  const user = drawOne(rng, idle, (candidate) => wasThere(scene, candidate));
  if (user === undefined) return undefined;
  const { from, to } = past.isActive.change(user.id, (is) => !is);
  return [rng.pick(admins), userUpdated({ ...user, is_active: from }, { ...user, is_active: to })];
};

/** What was imported by then is what can be deleted. */
const sourceEmptied: DeedMaker = ({ world, rng, at, admins }) => {
  const importedBy = (history: readonly { started_at: string; imported: number }[]): number =>
    history
      .filter(({ started_at }) => Date.parse(started_at) < at)
      .reduce((sum, { imported }) => sum + imported, 0);
  const source = drawOne(rng, world.store.sources.all(), ({ history }) => importedBy(history) > 0);
  if (source === undefined) return undefined;
  const records = rng.int(1, importedBy(source.history));
  return [rng.pick(admins), dataDeleted(source, at, records)];
};

/** The service connects by itself, too; a connection that does not come about changes nothing. */
const connection: DeedMaker = (scene) => {
  const { world, rng, active, past } = scene;
  if (active.length === 0) return undefined;
  const account = rng.pick(active);
  const actor = rng.chance(0.55) ? keeperOf(scene, account) : undefined;
  const trouble = sessionTrouble(world, account);
  const isFailure = trouble !== undefined || (!past.isConnected.of(account.id) && rng.chance(0.2));
  if (isFailure) {
    const error_message = trouble ?? rng.pick(ACCOUNT_ERRORS);
    return [actor, { ...accountDeed('connect', account), error_message }];
  }
  const { to } = past.isConnected.change(account.id, (is) => !is);
  return [actor, accountDeed(to ? 'connect' : 'disconnect', account)];
};

const settingsChanged: DeedMaker = (scene) => {
  const { world, rng, past } = scene;
  const account = drawOne(rng, world.store.eppAccounts.all(), () => true);
  if (account === undefined) return undefined;
  const { from, to } = past.commandsPerSecond.change(
    account.id,
    other(rng, [null, rng.int(11, 19), rng.int(20, 40)]),
  );
  const changes = changesOf({ max_commands_per_second: from }, { max_commands_per_second: to });
  return [keeperOf(scene, account), accountDeed('settings_update', account, changes)];
};

/** A catch of a day that is over, on an account that the day's orders can go through. */
const catchStarted: DeedMaker = (scene) => {
  const { world, rng, at, working, ordersByDrop } = scene;
  const target_date = isoDate(at);
  if (target_date === isoDate(world.clock.now())) return undefined;
  const placed = (ordersByDrop.get(target_date) ?? []).filter(
    ({ created_at }) => Date.parse(created_at) < at,
  );
  const ordersOf = ({ registrar_category_id, manager_id }: StoredEppAccount): number =>
    placed.filter(
      ({ epp_registrar_category_id, user_id }) =>
        epp_registrar_category_id === registrar_category_id &&
        (manager_id === null || world.store.users.get(user_id)?.manager_id === manager_id),
    ).length;
  const account = drawOne(rng, working, (candidate) => ordersOf(candidate) > 0);
  if (account === undefined) return undefined;
  const details = { target_date, orders: ordersOf(account) };
  return [keeperOf(scene, account), accountDeed('real_catch_start', account, details)];
};

const categoryChanged: DeedMaker = ({ world, rng, admins, past }) => {
  const category = drawOne(rng, world.store.eppCategories.all(), () => true);
  if (category === undefined) return undefined;
  const { from, to } = past.timeout.change(category.id, other(rng, [30, 45, 60, 90]));
  const changes = changesOf({ default_timeout: from }, { default_timeout: to });
  return [rng.pick(admins), categoryDeed('update', category, changes)];
};

const DEEDS: readonly (readonly [DeedMaker, number])[] = [
  [
    (scene) => {
      const user = someone(scene);
      return user && signedIn(user);
    },
    300,
  ],
  [({ rng, managers }) => signedIn(rng.pick(managers)), 110],
  [({ rng, admins }) => signedIn(rng.pick(admins)), 110],
  [
    (scene) => {
      const user = scene.rng.chance(0.6) ? someone(scene) : undefined;
      return [undefined, loginFailed(user?.email ?? 'admin@example.com', user)];
    },
    70,
  ],
  [
    (scene) => {
      const { rng } = scene;
      const number = `+420 601 ${rng.int(100, 999)} ${rng.int(100, 999)}`;
      return contactChanged(scene, 'phone', () => [null, number]);
    },
    20,
  ],
  [
    (scene) =>
      contactChanged(scene, 'company', ({ username }) => [
        null,
        `${username} Ltd`,
        `${username} & Co.`,
      ]),
    20,
  ],
  [switchedOff, 15],
  [
    (scene) => {
      const user = someone(scene);
      if (user === undefined) return undefined;
      const deed: Deed = {
        action: 'user.create',
        resource_type: 'User',
        resource_id: null,
        error_message: 'This email is already in use',
        details: { email: user.email },
      };
      return [scene.rng.pick(scene.managers), deed];
    },
    6,
  ],
  [
    (scene) => {
      const gone = formerUser(scene);
      return gone && signedIn(gone);
    },
    12,
  ],
  [sourceEmptied, 8],
  [connection, 120],
  [settingsChanged, 30],
  [catchStarted, 40],
  [categoryChanged, 15],
  // A kind of record that no reader knows yet.
  [
    ({ admins, rng }) => [
      rng.pick(admins),
      {
        action: 'data_source.update',
        resource_type: 'DataSource',
        resource_id: rng.int(1, 6),
        details: { changed: ['response_mapping'], fields: { added: ['trust_flow'], removed: [] } },
      },
    ],
    5,
  ],
];

const drawn = sampler(DEEDS);

/** What somebody may have done at this time, drawn from the field's usual actions; where it was not possible, a sign-in. */
export const drawDeed = (scene: Scene): readonly [Actor, Deed] =>
  drawn(scene.rng)(scene) ?? signedIn(scene.rng.pick(scene.admins));

/** An instant of the last days, most of them between 8 and 20 o'clock UTC. */
export function drawTime(rng: Rng, now: number, days: number): number {
  const day = rng.int(0, days - 1);
  const minute = Math.round(Math.min(1439, Math.max(0, 14 * 60 + rng.normal() * 200)));
  const midnight = now - (now % DAY);
  const at = midnight - day * DAY + minute * MINUTE + rng.int(0, 59_000);
  return at > now ? at - DAY : at;
}
