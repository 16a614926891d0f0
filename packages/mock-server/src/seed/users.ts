import type { Role } from '@dropcatch/sdk';
import { DAY, isoTime } from '../clock.ts';
import type { Rng } from '../rng.ts';
import type { World } from '../world.ts';

/** The password of every seeded account. */
export const PASSWORD = 'dropcatch';

/** Ids of the accounts that people sign in with. */
export const ADMIN_ID = 1;
export const MANAGER_ID = 2;
export const USER_ID = 3;

/** A seeded person; ids follow the order of the list, so the first three are the accounts above. */
interface Person {
  readonly email: string;
  readonly username: string;
  readonly names: readonly [first: string, last: string] | undefined;
  readonly role: Role;
  readonly company?: string;
  readonly managerId?: number;
  readonly inactive?: true;
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

const PERMISSIONS: Record<Role, Record<string, boolean>> = {
  admin: {},
  manager: { export_domains: true, manage_orders: true, run_epp_tools: true },
  user: { export_domains: true },
};

/** The accounts: those to sign in with, customers of two managers, and a few on their own. */
export function seedUsers({ store, clock }: World, rng: Rng): void {
  for (const person of PEOPLE) {
    const { email, username, role } = person;
    const isUser = role === 'user';
    store.users.add({
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
      permissions: PERMISSIONS[role],
      manager_id: person.managerId ?? null,
      is_active: person.inactive !== true,
      email_verified: rng.chance(0.85),
      created_at: isoTime(clock.now() - rng.int(60, 900) * DAY),
      currency: 'USD',
      credit_balance: isUser ? rng.int(0, 12) * 50 : 0,
    });
  }
}
