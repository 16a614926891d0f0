import type { Rng } from '../rng.ts';
import type { StoredUser } from '../store.ts';
import { DAY, isoTime } from '../time/clock.ts';
import { startingPermissions } from '../users/permissions.ts';

const FIRST = ['Adam', 'Bruna', 'Chidi', 'Dana', 'Emil', 'Fatma', 'Goran', 'Hana', 'Ivo', 'Joana'];
const LAST = ['Abe', 'Baran', 'Costa', 'Demir', 'Eklund', 'Fofana', 'Gruber', 'Hassan', 'Ito'];

/** The n-th of a crowd of customers, most of them of no manager. */
export function memberOf(index: number, now: number, rng: Rng): Omit<StoredUser, 'id'> {
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
