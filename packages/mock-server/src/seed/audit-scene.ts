import { workingAccounts } from '../epp/session.ts';
import type { Rng } from '../rng.ts';
import type { StoredEppAccount, StoredOrder, StoredUser } from '../store.ts';
import type { World } from '../world.ts';
import { Past } from './past.ts';

/** What all deeds of a log are made from: people, and the records with their past. */
export interface Stage {
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
export interface Scene extends Stage {
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
    ordersByDrop: Map.groupBy(orders.all(), ({ drop_date }) => drop_date),
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
export function drawOne<Item>(
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
export function wasThere({ at }: Scene, { created_at }: StoredUser): boolean {
  return Date.parse(created_at) < at;
}

/** A customer who could sign in at the time of the scene. */
export function someone(scene: Scene): StoredUser | undefined {
  const { rng, users, past } = scene;
  return drawOne(rng, users, (user) => wasThere(scene, user) && past.isActive.of(user.id));
}

/** Who may act on somebody or something (contract: everybody else meets a 404): its manager, or an admin. */
export function keeperOf(
  { rng, admins, managers }: Scene,
  { manager_id }: Pick<StoredEppAccount, 'manager_id'> | Pick<StoredUser, 'manager_id'>,
): StoredUser {
  return managers.find(({ id }) => id === manager_id) ?? rng.pick(admins);
}
