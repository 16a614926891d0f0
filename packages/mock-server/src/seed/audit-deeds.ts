import type { Actor, Deed } from '../activity.ts';
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

function changed(field: string, from: unknown, to: unknown): Record<string, unknown> {
  return { changed: [field], from: { [field]: from }, to: { [field]: to } };
}

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
      {
        action: 'login_failed',
        resource_type: 'User',
        resource_id: rng.chance(0.6) ? user.id : null,
        error_message: 'Invalid email or password',
        details: { email: rng.chance(0.6) ? user.email : 'admin@example.com' },
      },
    ],
    70,
  ],
  [
    ({ manager, user, rng }) => [
      manager,
      {
        action: 'user.update',
        resource_type: 'User',
        resource_id: user.id,
        details: rng.chance(0.5)
          ? changed('phone', null, user.phone ?? '+420 601 234 567')
          : changed('company', user.company ?? null, `${user.company ?? user.username} Ltd`),
      },
    ],
    40,
  ],
  [
    ({ admin, user, rng }) => [
      admin,
      {
        action: 'user.update',
        resource_type: 'User',
        resource_id: user.id,
        details: rng.chance(0.5)
          ? changed('is_active', true, false)
          : changed('is_active', false, true),
      },
    ],
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
    ({ admin, rng, at }) => [
      admin,
      {
        action: 'source.delete_data',
        resource_type: 'Source',
        resource_id: rng.int(1, 6),
        details: { delete_all: false, date: isoDate(at), deleted: rng.int(20, 5000) },
      },
    ],
    8,
  ],
  [
    (scene) => {
      const { id, name } = account(scene);
      const failed = scene.rng.chance(0.12);
      return [
        scene.rng.chance(0.5) ? scene.manager : undefined,
        {
          action: 'epp_account.connect',
          resource_type: 'EppAccount',
          resource_id: id,
          error_message: failed ? scene.rng.pick(ACCOUNT_ERRORS) : null,
          details: { name },
        },
      ];
    },
    70,
  ],
  [
    (scene) => {
      const { id, name } = account(scene);
      return [
        scene.rng.chance(0.6) ? scene.manager : undefined,
        {
          action: 'epp_account.disconnect',
          resource_type: 'EppAccount',
          resource_id: id,
          details: { name },
        },
      ];
    },
    50,
  ],
  [
    (scene) => [
      scene.admin,
      {
        action: 'epp_account.settings_update',
        resource_type: 'EppAccount',
        resource_id: account(scene).id,
        details: changed('max_commands_per_second', 10, scene.rng.int(11, 40)),
      },
    ],
    30,
  ],
  [
    (scene) => [
      scene.admin,
      {
        action: 'epp_account.real_catch_start',
        resource_type: 'EppAccount',
        resource_id: account(scene).id,
        details: { target_date: isoDate(scene.at), orders: scene.rng.int(1, 60) },
      },
    ],
    40,
  ],
  [
    ({ store, rng, admin }) => [
      admin,
      {
        action: 'epp_category.update',
        resource_type: 'EppCategory',
        resource_id: rng.pick(store.eppCategories.all()).id,
        details: changed('default_timeout', 30, rng.pick([45, 60, 90])),
      },
    ],
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
