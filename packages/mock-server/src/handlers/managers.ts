import type { ManagerList } from '@dropcatch/sdk';
import { type Area, ok } from '../call/handler.ts';
import type { Store } from '../store.ts';

/** Every manager, inactive ones too: a form has to show whom a record belongs to already. */
function managerList(store: Store): ManagerList {
  const managers = store.users
    .filter(({ role }) => role === 'manager')
    .map(({ id, company, username }) => ({ id, company_name: company ?? username }))
    .toSorted((a, b) => a.company_name.localeCompare(b.company_name, 'en') || a.id - b.id);
  return { managers };
}

/** Managers to choose from in forms. */
export const managers = {
  'managers/list': ({ store }) => ok(managerList(store)),
  'managers/listForUsers': ({ store }) => ok(managerList(store)),
} satisfies Area<'managers'>;
