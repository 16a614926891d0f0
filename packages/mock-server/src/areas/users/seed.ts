import { DAY, isoTime, MINUTE } from '../../world/clock.ts';
import type { Rng } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { FORMER_USERS, MORE_PEOPLE, PASSWORD, PEOPLE, type Person } from './people.ts';
import type { StoredUser } from './records.ts';
import { startingPermissions } from './users.ts';

const FIRST = ['Adam', 'Bruna', 'Chidi', 'Dana', 'Emil', 'Fatma', 'Goran', 'Hana', 'Ivo', 'Joana'];
const LAST = ['Abe', 'Baran', 'Costa', 'Demir', 'Eklund', 'Fofana', 'Gruber', 'Hassan', 'Ito'];

/** The n-th of a crowd of customers, most of them of no manager. */
function memberOf(index: number, now: number, rng: Rng): Omit<StoredUser, 'id'> {
  const [first, last] = [rng.pick(FIRST), rng.pick(LAST)];
  const name = `${first}.${last}.${index}`.toLowerCase();
  return {
    email: `${name}@example.net`,
    username: name,
    password: 'dropcatch',
    first_name: first,
    last_name: last,
    phone: null,
    company: rng.chance(0.3) ? `${last} ${rng.pick(['Media', 'Domains', 'Holding'])}` : null,
    role: 'user',
    permissions: startingPermissions('user'),
    manager_id: rng.chance(0.2) ? rng.pick([2, 4]) : null,
    is_active: rng.chance(0.95),
    email_verified: rng.chance(0.8),
    created_at: isoTime(now - rng.int(61, 2000) * DAY - rng.int(0, DAY)),
    currency: 'USD',
    credit_balance: rng.int(0, 40) * 25,
  };
}

/** Milliseconds since the account was made. Those whose day is given came at different hours of it. */
function ageOf({ daysOld, email }: Person, rng: Rng): number {
  const drawn = rng.int(60, 900);
  return daysOld === undefined ? drawn * DAY : daysOld * DAY + email.length * 11 * MINUTE;
}

/** Somebody's account, as it stands today. */
function accountOf(person: Person, now: number, rng: Rng): Omit<StoredUser, 'id'> {
  const { email, username, role } = person;
  return {
    email,
    username,
    password: PASSWORD,
    first_name: person.names?.[0] ?? null,
    last_name: person.names?.[1] ?? null,
    phone: rng.chance(0.7)
      ? `+420 ${rng.int(601, 777)} ${rng.int(100, 999)} ${rng.int(100, 999)}`
      : null,
    company: person.company ?? null,
    role,
    permissions: startingPermissions(role),
    manager_id: person.managerId ?? null,
    is_active: person.inactive !== true,
    email_verified: rng.chance(0.85) && person.unverified !== true,
    created_at: isoTime(now - ageOf(person, rng)),
    currency: 'USD',
    credit_balance: role === 'user' ? rng.int(0, 12) * 50 : 0,
  };
}

/** The accounts: those to sign in with, customers of two managers, and a few on their own. */
export function seedUsers({ store, clock }: World, rng: Rng, crowd: number): void {
  for (const person of [...PEOPLE, ...MORE_PEOPLE]) {
    store.users.add(accountOf(person, clock.now(), rng));
  }
  for (const { username, email } of FORMER_USERS) {
    const former: Person = { username, email, names: undefined, role: 'user' };
    store.users.delete(store.users.add(accountOf(former, clock.now(), rng)).id);
  }
  for (let i = 1; i <= crowd; i += 1) store.users.add(memberOf(i, clock.now(), rng));
}
