import type { Actor } from '../activity.ts';
import {
  accountDeed,
  categoryDeed,
  changesOf,
  dataDeleted,
  type Deed,
  loginFailed,
  userUpdated,
} from '../deeds.ts';
import { type Rng, sampler } from '../rng.ts';
import type { Store, StoredUser } from '../store.ts';
import { DAY, isoDate, MINUTE } from '../time/clock.ts';
import { FORMER_USERS } from './users.ts';

/** What a deed is made from. */
interface Scene {
  readonly rng: Rng;
  readonly store: Store;
  /** When it happens, in milliseconds since 1970. */
  readonly at: number;
  readonly now: number;
  readonly admin: StoredUser;
  readonly manager: StoredUser;
  readonly user: StoredUser;
}

type DeedMaker = (scene: Scene) => readonly [Actor, Deed];

const ACCOUNT_ERRORS = ['2502 Session limit exceeded', 'connect timeout after 30 s'];

function account({ store, rng }: Scene): { readonly id: number; readonly name: string } {
  return rng.pick(store.eppAccounts.all());
}

/** Somebody who is gone by now, but was not then. */
function formerUser({ rng, at, now, user }: Scene): NonNullable<Actor> {
  const then = FORMER_USERS.filter(({ deletedDaysAgo }) => at < now - deletedDaysAgo * DAY);
  return then.length === 0 ? user : rng.pick(then);
}

const DEEDS: readonly (readonly [DeedMaker, number])[] = [
  [({ user }) => [user, { action: 'login', resource_type: 'User', resource_id: user.id }], 300],
  [
    ({ manager }) => [manager, { action: 'login', resource_type: 'User', resource_id: manager.id }],
    110,
  ],
  [({ admin }) => [admin, { action: 'login', resource_type: 'User', resource_id: admin.id }], 110],
  [
    ({ user, rng }) => [
      undefined,
      rng.chance(0.6) ? loginFailed(user.email, user) : loginFailed('admin@example.com', undefined),
    ],
    70,
  ],
  [
    ({ manager, user, rng }) => [
      manager,
      rng.chance(0.5)
        ? userUpdated(
            { ...user, phone: null },
            { ...user, phone: user.phone ?? '+420 601 234 567' },
          )
        : userUpdated(user, { ...user, company: `${user.company ?? user.username} Ltd` }),
    ],
    40,
  ],
  [
    ({ admin, user, rng }) => {
      const is_active = rng.chance(0.5);
      return [admin, userUpdated({ ...user, is_active: !is_active }, { ...user, is_active })];
    },
    15,
  ],
  [
    ({ manager, user }) => [
      manager,
      {
        action: 'user.create',
        resource_type: 'User',
        resource_id: null,
        error_message: 'This email is already in use',
        details: { email: user.email },
      },
    ],
    6,
  ],
  [
    (scene) => {
      const gone = formerUser(scene);
      return [gone, { action: 'login', resource_type: 'User', resource_id: gone.id }];
    },
    12,
  ],
  [
    ({ store, admin, rng, at }) => [
      admin,
      dataDeleted(rng.pick(store.sources.all()), at, rng.int(20, 5000)),
    ],
    8,
  ],
  [
    (scene) => {
      const { rng, manager } = scene;
      const deed = accountDeed('connect', account(scene));
      const error_message = rng.chance(0.12) ? rng.pick(ACCOUNT_ERRORS) : null;
      return [rng.chance(0.5) ? manager : undefined, { ...deed, error_message }];
    },
    70,
  ],
  [
    (scene) => {
      const deed = accountDeed('disconnect', account(scene));
      return [scene.rng.chance(0.6) ? scene.manager : undefined, deed];
    },
    50,
  ],
  [
    (scene) => {
      const changes = changesOf(
        { max_commands_per_second: 10 },
        { max_commands_per_second: scene.rng.int(11, 40) },
      );
      return [scene.admin, accountDeed('settings_update', account(scene), changes)];
    },
    30,
  ],
  [
    (scene) => {
      const details = { target_date: isoDate(scene.at), orders: scene.rng.int(1, 60) };
      return [scene.admin, accountDeed('real_catch_start', account(scene), details)];
    },
    40,
  ],
  [
    ({ store, rng, admin }) => {
      const changes = changesOf(
        { default_timeout: 30 },
        { default_timeout: rng.pick([45, 60, 90]) },
      );
      return [admin, categoryDeed('update', rng.pick(store.eppCategories.all()), changes)];
    },
    15,
  ],
  // A kind of record that no reader knows yet.
  [
    ({ admin, rng }) => [
      admin,
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

/** What somebody may have done at this time, drawn from the field's usual actions. */
export function drawDeed(scene: Scene): readonly [Actor, Deed] {
  return drawn(scene.rng)(scene);
}

/** An instant of the last days, most of them between 8 and 20 o'clock UTC. */
export function drawTime(rng: Rng, now: number, days: number): number {
  const day = rng.int(0, days - 1);
  const minute = Math.round(Math.min(1439, Math.max(0, 14 * 60 + rng.normal() * 200)));
  const midnight = now - (now % DAY);
  const at = midnight - day * DAY + minute * MINUTE + rng.int(0, 59_000);
  return at > now ? at - DAY : at;
}
