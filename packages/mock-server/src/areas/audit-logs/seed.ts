import { DAY, isoTime } from '../../world/time.ts';
import type { Rng } from '../../world/rng.ts';
import { type World, worldAt } from '../../world/world.ts';
import {
  type Actor,
  audit,
  type AuditEvent,
  importEvent,
  orderEvent,
  userCreated,
  userEvent,
} from '../activity.ts';
import { sourceError } from '../sources/feed.ts';
import { countsOf } from '../../world/records/sources.ts';
import { ADMIN_ID, FORMER_USERS } from '../users/people.ts';
import { contextOf, drawEvent, drawTime } from './events.ts';

const DAYS = 60;

/** An entry without an id. Ids follow the order of time. */
interface Entry {
  readonly at: number;
  readonly actor: Actor;
  readonly event: AuditEvent;
}

/** The fixed IP address of a person. Every ninth person has an IPv6 address. */
function deskOf(id: number): string {
  const host = (id * 37) % 250;
  return id % 9 === 0 ? `2001:db8:${id.toString(16)}::${host + 2}` : `203.0.113.${host + 2}`;
}

function addressOf({ actor, event }: Entry, rng: Rng): string | null {
  if (actor === undefined && event.action !== 'login_failed') return null;
  const away = `198.51.100.${rng.int(2, 250)}`;
  return actor === undefined || rng.chance(0.1) ? away : deskOf(actor.id);
}

const orderEntries = ({ store }: World): Entry[] =>
  store.orders.all().flatMap(({ id, created_at: placed_at, user_id, history }): Entry[] => {
    const placed = {
      at: Date.parse(placed_at),
      actor: store.users.get(user_id),
      event: orderEvent('create', id),
    };
    const changes = history
      .slice(1)
      .map(({ created_at, action, actor_id, from_state, to_state, note }) => ({
        at: Date.parse(created_at),
        actor: store.users.get(actor_id ?? 0),
        event: orderEvent(action, id, { from_state, to_state, note }),
      }));
    return [placed, ...changes];
  });

/** Entries for the imports in the sources' histories. All of them were scheduled. */
const importEntries = ({ store, clock }: World): Entry[] =>
  store.sources.all().flatMap((source) =>
    source.history.map((batch): Entry => {
      const reason = sourceError(source, clock.day()) ?? 'No record could be stored';
      const error = batch.imported === 0 ? reason : null;
      const event = importEvent(source, batch.id, countsOf(batch), error);
      return { at: Date.parse(batch.started_at), actor: undefined, event };
    }),
  );

function userEntries({ store, clock }: World): Entry[] {
  const since = isoTime(clock.now() - DAYS * DAY);
  const made = store.users
    .filter(({ created_at }) => created_at > since)
    .map((user): Entry => ({
      at: Date.parse(user.created_at),
      actor: user.manager_id == null ? user : store.users.get(user.manager_id),
      event: userCreated(user),
    }));
  const deleted = FORMER_USERS.map(({ id, username, email, deletedDaysAgo }, i): Entry => ({
    at: clock.now() - deletedDaysAgo * DAY,
    actor: store.users.get(ADMIN_ID),
    event: userEvent('delete', id, { username, email, role: 'user', cancelled_orders: i }),
  }));
  return [...made, ...deleted];
}

/** Draws other entries: sign-ins, connects and refusals. */
function drawnEntries(world: World, rng: Rng, count: number): Entry[] {
  const context = contextOf(world);
  return Array.from({ length: count }, (): Entry => {
    const at = drawTime(rng, world.clock.now(), DAYS);
    const [actor, event] = drawEvent({ ...context, rng, at });
    return { at, actor, event };
  });
}

/**
 * Seeds the audit log of the last 60 days. It matches orders, sources and users, and includes failures, deleted users
 * and actions of the service.
 */
export function seedAudit(world: World, rng: Rng, atLeast: number): void {
  const since = world.clock.now() - DAYS * DAY;
  const imports = importEntries(world).filter(({ at }) => at >= since);
  const known = [...orderEntries(world), ...imports, ...userEntries(world)];
  const drawn = drawnEntries(world, rng, Math.max(0, atLeast - known.length));
  for (const entry of [...known, ...drawn].toSorted((a, b) => a.at - b.at)) {
    audit(worldAt(world, entry.at), entry.actor, entry.event, addressOf(entry, rng));
  }
}
