import { DAY, isoTime } from '../../world/clock.ts';
import type { Rng } from '../../world/rng.ts';
import { type World, worldAt } from '../../world/world.ts';
import { type Actor, audit, type Deed, userCreated } from '../activity.ts';
import { sourceTrouble } from '../sources/feed.ts';
import { ADMIN_ID, FORMER_USERS } from '../users/people.ts';
import { drawDeed, drawTime, stageOf } from './deeds.ts';

/** How far they reach back, in days. */
const DAYS = 60;

/** An entry before it has its number: entries are numbered in the order of time. */
interface Entry {
  readonly at: number;
  readonly actor: Actor;
  readonly deed: Deed;
}

/** The address of somebody's desk: always the same one; of every ninth person an IPv6 address. */
function deskOf(id: number): string {
  const host = (id * 37) % 250;
  return id % 9 === 0 ? `2001:db8:${id.toString(16)}::${host + 2}` : `203.0.113.${host + 2}`;
}

function addressOf({ actor, deed }: Entry, rng: Rng): string | null {
  if (actor === undefined && deed.action !== 'login_failed') return null;
  const away = `198.51.100.${rng.int(2, 250)}`;
  return actor === undefined || rng.chance(0.1) ? away : deskOf(actor.id);
}

/** What the histories of the seeded orders tell, once more. */
function orderEntries({ store }: World): Entry[] {
  return store.orders.all().flatMap((order): Entry[] => {
    const about = { resource_type: 'Order', resource_id: order.id } as const;
    const owner = store.users.get(order.user_id);
    const placed: Entry = {
      at: Date.parse(order.created_at),
      actor: owner,
      deed: { action: 'order.create', ...about },
    };
    const changes = order.history
      .slice(1)
      .map(({ created_at, action, actor_id, from_state, to_state, note }): Entry => ({
        at: Date.parse(created_at),
        actor: actor_id === null ? undefined : store.users.get(actor_id),
        deed: { action: `order.${action}`, ...about, details: { from_state, to_state, note } },
      }));
    return [placed, ...changes];
  });
}

/** What the histories of the sources tell, once more: all of them are imports by schedule. */
function importEntries({ store, clock }: World): Entry[] {
  const since = clock.now() - DAYS * DAY;
  return store.sources.all().flatMap((source) =>
    source.history.flatMap(({ id, started_at, total, imported, failed }): Entry[] => {
      const at = Date.parse(started_at);
      if (at < since) return [];
      const isBroken = imported === 0;
      const trouble = sourceTrouble(source, clock.day()) ?? 'No record could be stored';
      const deed: Deed = {
        action: 'source.import',
        resource_type: 'Source',
        resource_id: source.id,
        error_message: isBroken ? trouble : null,
        details: { batch_id: id, total, imported, failed, duplicates: total - imported - failed },
      };
      return [{ at, actor: undefined, deed }];
    }),
  );
}

/** How the youngest accounts were made, and those that are gone were deleted. */
function userEntries({ store, clock }: World): Entry[] {
  const since = isoTime(clock.now() - DAYS * DAY);
  const admin = store.users.get(ADMIN_ID);
  const made = store.users
    .filter(({ created_at }) => created_at > since)
    .map((user): Entry => {
      const { manager_id = null } = user;
      return {
        at: Date.parse(user.created_at),
        actor: manager_id === null ? user : store.users.get(manager_id),
        deed: userCreated(user),
      };
    });
  const deleted = FORMER_USERS.map(({ id, username, email, deletedDaysAgo }, i): Entry => {
    const details = { username, email, role: 'user', cancelled_orders: i };
    return {
      at: clock.now() - deletedDaysAgo * DAY,
      actor: admin,
      deed: { action: 'user.delete', resource_type: 'User', resource_id: id, details },
    };
  });
  return [...made, ...deleted];
}

/**
 * What else people and the service did: sign-ins, imports, connections, settings; some of it failed. It is told from its end, so
 * that what was changed leads to what the records hold now.
 */
function drawnEntries(world: World, rng: Rng, count: number): Entry[] {
  const stage = stageOf(world);
  return Array.from({ length: count }, () => drawTime(rng, world.clock.now(), DAYS))
    .toSorted((a, b) => b - a)
    .map((at): Entry => {
      const [actor, deed] = drawDeed({ ...stage, rng, at });
      return { at, actor, deed };
    })
    .toReversed();
}

/** Writes entries into the audit log, oldest first. */
function addEntries(world: World, rng: Rng, entries: readonly Entry[]): void {
  for (const entry of entries.toSorted((a, b) => a.at - b.at)) {
    audit(worldAt(world, entry.at), entry.actor, entry.deed, addressOf(entry, rng));
  }
}

/** The audit log of the last 60 days: agrees with orders, sources and users, and has failures, people who are gone and the service itself. */
export function seedAudit(world: World, rng: Rng, atLeast: number): void {
  const told = [...orderEntries(world), ...importEntries(world), ...userEntries(world)];
  const drawn = drawnEntries(world, rng, Math.max(0, atLeast - told.length));
  addEntries(world, rng, [...told, ...drawn]);
}
