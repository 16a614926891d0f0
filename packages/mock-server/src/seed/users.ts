import type { Role } from '@dropcatch/sdk';
import type { Rng } from '../rng.ts';
import type { StoredUser } from '../store.ts';
import { DAY, isoTime, MINUTE } from '../time/clock.ts';
import { startingPermissions } from '../users/permissions.ts';
import type { World } from '../world.ts';
import { memberOf } from './crowd.ts';
import { MORE_PEOPLE } from './people.ts';

/** The password of every seeded account. */
export const PASSWORD = 'dropcatch';

/** Ids of the accounts that people sign in with. */
export const ADMIN_ID = 1;
export const MANAGER_ID = 2;
export const USER_ID = 3;

/** A seeded person; ids follow the order of the list, so the first three are the accounts above. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly names: readonly [first: string, last: string] | undefined;
  readonly role: Role;
  readonly company?: string;
  readonly managerId?: number;
  readonly inactive?: true;
  /** The address is not confirmed; drawn when left out. */
  readonly unverified?: true;
  /** Days since the account was made; drawn when left out. */
  readonly daysOld?: number;
}

const PEOPLE: readonly Person[] = [
  {
    email: 'admin@dropcatch.test',
    username: 'admin',
    names: ['Ada', 'Lindqvist'],
    role: 'admin',
    company: 'Dropcatch Operations',
  },
  {
    email: 'manager@dropcatch.test',
    username: 'manager',
    names: ['Marta', 'Keller'],
    role: 'manager',
    company: 'Northwind Domains',
  },
  {
    email: 'user@dropcatch.test',
    username: 'jnovak',
    names: ['Jan', 'Novák'],
    role: 'user',
    company: 'Tidal Forge s.r.o.',
    managerId: MANAGER_ID,
  },
  {
    email: 'ops.manager@dropcatch.test',
    username: 'pbeaumont',
    names: ['Paul', 'Beaumont'],
    role: 'manager',
    company: 'Beaumont Portfolio SARL',
  },
  {
    email: 'lena.fischer@example.com',
    username: 'lfischer',
    names: ['Lena', 'Fischer'],
    role: 'user',
    company: 'Fischer & Söhne GmbH',
    managerId: MANAGER_ID,
  },
  {
    email: 'tom.okafor@example.com',
    username: 'tokafor',
    names: ['Tom', 'Okafor'],
    role: 'user',
    managerId: MANAGER_ID,
  },
  {
    email: 'sofia.marin@example.com',
    username: 'smarin',
    names: ['Sofía', 'Marín'],
    role: 'user',
    company: 'Marín Dominios SL',
    managerId: MANAGER_ID,
    inactive: true,
  },
  {
    email: 'hiro.tanaka@example.com',
    username: 'htanaka',
    names: ['Hiro', 'Tanaka'],
    role: 'user',
    company: 'Tanaka Brands KK',
    managerId: 4,
  },
  {
    email: 'grace.oneill@example.com',
    username: 'goneill',
    names: ['Grace', "O'Neill"],
    role: 'user',
    managerId: 4,
  },
  {
    email: 'piotr.zielinski@example.com',
    username: 'pzielinski',
    names: ['Piotr', 'Zieliński'],
    role: 'user',
    company: 'Zieliński Media',
  },
  {
    email: 'domains@brightharbor.example',
    username: 'brightharbor',
    names: undefined,
    role: 'user',
    company: 'Bright Harbor Holdings, International Brand Protection and Portfolio Services Ltd',
  },
  {
    email: 'wolfeschlegelsteinhausenbergerdorff@averyveryverylongcompanyname.example',
    username: 'hubert.wolfeschlegelsteinhausenbergerdorff',
    names: ['Hubert Blaine', 'Wolfeschlegelsteinhausenbergerdorff'],
    role: 'user',
    managerId: 4,
  },
  {
    email: 'second.admin@dropcatch.test',
    username: 'rvogel',
    names: ['Ruth', 'Vogel'],
    role: 'admin',
    company: 'Dropcatch Operations',
  },
];

/** People who are gone: their ids are never given again, and the audit log still names them. */
export const FORMER_USERS = [
  { username: 'mkrause', email: 'm.krause@example.com', deletedDaysAgo: 2 },
  { username: 'old-trial-3391', email: 'trial3391@example.com', deletedDaysAgo: 9 },
  { username: 'bvdwoude', email: 'b.vanderwoude@example.com', deletedDaysAgo: 31 },
].map((former, i) => ({ id: PEOPLE.length + MORE_PEOPLE.length + 1 + i, ...former }));

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
