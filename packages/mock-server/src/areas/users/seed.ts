import { DAY, isoTime, MINUTE } from '../../world/time.ts';
import type { Rng } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { FORMER_USERS, PASSWORD, PEOPLE, type Person, personOf } from './people.ts';
import type { StoredUser } from '../../world/records/users.ts';
import { newUser } from './users.ts';

const FIRST = ['Adam', 'Bruna', 'Chidi', 'Dana', 'Emil', 'Fatma', 'Goran', 'Hana', 'Ivo', 'Joana'];
const LAST = ['Abe', 'Baran', 'Costa', 'Demir', 'Eklund', 'Fofana', 'Gruber', 'Hassan', 'Ito'];

/** The n-th customer of the crowd. Most have no manager. */
function memberOf(world: World, index: number, rng: Rng): Omit<StoredUser, 'id'> {
  const [first_name, last_name] = [rng.pick(FIRST), rng.pick(LAST)];
  const username = `${first_name}.${last_name}.${index}`.toLowerCase();
  const email = `${username}@example.net`;
  const named = { email, username, password: PASSWORD, first_name, last_name };
  return {
    ...newUser(world, named, { role: 'user', manager_id: null }),
    company: rng.chance(0.3) ? `${last_name} ${rng.pick(['Media', 'Domains', 'Holding'])}` : null,
    manager_id: rng.chance(0.2) ? rng.pick([2, 4]) : null,
    is_active: rng.chance(0.95),
    email_verified: rng.chance(0.8),
    created_at: isoTime(world.clock.now() - rng.int(61, 2000) * DAY - rng.int(0, DAY)),
    credit_balance: rng.int(0, 40) * 25,
  };
}

/** Age of an account in milliseconds. Accounts with a given age in days differ by the hour. */
function ageOf({ daysOld, email }: Person, rng: Rng): number {
  const drawn = rng.int(60, 900);
  return daysOld === undefined ? drawn * DAY : daysOld * DAY + email.length * 11 * MINUTE;
}

function accountOf(world: World, person: Person, rng: Rng): Omit<StoredUser, 'id'> {
  const { isActive, isUnverified, daysOld: _, ...named } = person;
  const number = (): string =>
    `+420 ${rng.int(601, 777)} ${rng.int(100, 999)} ${rng.int(100, 999)}`;
  return {
    ...newUser(world, { ...named, password: PASSWORD }, person),
    phone: rng.chance(0.7) ? number() : null,
    is_active: isActive,
    email_verified: rng.chance(0.85) && !isUnverified,
    created_at: isoTime(world.clock.now() - ageOf(person, rng)),
    credit_balance: person.role === 'user' ? rng.int(0, 12) * 50 : 0,
  };
}

/** Seeds the users: the documented accounts, customers of two managers, and some without a manager. */
export function seedUsers(world: World, rng: Rng, crowd: number): void {
  const { users } = world.store;
  for (const person of PEOPLE) users.add(accountOf(world, person, rng));
  for (const { username, email } of FORMER_USERS) {
    users.delete(users.add(accountOf(world, personOf(`${email} | ${username}`), rng)).id);
  }
  for (let i = 1; i <= crowd; i += 1) users.add(memberOf(world, i, rng));
}
