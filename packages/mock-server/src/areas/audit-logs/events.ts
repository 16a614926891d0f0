import { DAY, MINUTE } from '../../world/time.ts';
import { firstDrawn, type Rng, sampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import {
  accountEvent,
  type Actor,
  type AuditEvent,
  loginFailed,
  signedIn,
  userEvent,
} from '../activity.ts';
import { sessionError } from '../epp-accounts/accounts.ts';
import { FORMER_USERS } from '../users/people.ts';
import type { StoredUser } from '../../world/records/users.ts';

/** The people and accounts of the log. */
export function contextOf(world: World) {
  const { users, eppAccounts } = world.store;
  const staff = (role: StoredUser['role']): StoredUser[] =>
    users.filter((user) => user.role === role && user.is_active);
  return {
    world,
    admins: staff('admin'),
    managers: staff('manager'),
    customers: users.filter(({ role, is_active }) => role === 'user' && is_active),
    accounts: eppAccounts.filter(({ is_active }) => is_active),
  };
}

/** The context of an event, with its time in milliseconds since 1970. */
interface Context extends ReturnType<typeof contextOf> {
  readonly rng: Rng;
  readonly at: number;
}

/** An actor with an event. A maker returns undefined when the event was not possible. */
type ActorEvent = readonly [Actor, AuditEvent];

type EventMaker = (context: Context) => ActorEvent | undefined;

/** A random item that passes. Undefined when forty draws find none. */
const drawOne = <Item>(
  rng: Rng,
  items: readonly Item[],
  passes: (item: Item) => boolean,
): Item | undefined =>
  items.length === 0 ? undefined : firstDrawn(40, () => rng.pick(items), passes);

/** A customer who could sign in at that time. */
const someone = ({ rng, customers, at }: Context): StoredUser | undefined =>
  drawOne(rng, customers, ({ created_at }) => Date.parse(created_at) < at);

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

const userRefused: EventMaker = (context) => {
  const user = someone(context);
  if (user === undefined) return undefined;
  const error_message = 'This email is already in use';
  const event = { ...userEvent('create', null, { email: user.email }), error_message };
  return [context.rng.pick(context.managers), event];
};

/** A connect by the account's manager, an admin or the service. */
const connect: EventMaker = ({ world, rng, accounts, managers, admins }) => {
  if (accounts.length === 0) return undefined;
  const account = rng.pick(accounts);
  const person = managers.find(({ id }) => id === account.manager_id) ?? rng.pick(admins);
  const usual = ['2502 Session limit exceeded', 'connect timeout after 30 s'];
  const broken = rng.chance(0.2) ? rng.pick(usual) : null;
  const error_message = sessionError(world, account) ?? broken;
  return [
    rng.chance(0.55) ? person : undefined,
    { ...accountEvent('connect', account), error_message },
  ];
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
  [userRefused, 6],
  [formerSignIn, 12],
  [connect, 120],
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
