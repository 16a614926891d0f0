import { defineArea } from '../area.ts';
import { orderCatch, realCatch } from '../catches/catches.ts';
import { testCatch } from '../catches/race.ts';
import { PASSWORD } from '../users/people.ts';
import { eppAccounts } from './handlers.ts';
import { newAccount } from './rules.ts';
import { seedAccounts } from './seed.ts';

export const eppAccountsArea = defineArea<'eppAccounts'>({
  handlers: eppAccounts,
  seed: seedAccounts,
  ordinary: {
    eppAccounts: ({ store, first }, { registrar_category_id = 0 }, id) => {
      const category = store.eppCategories.get(registrar_category_id) ?? first('eppCategories');
      const manager = first('users', ({ role }) => role === 'manager', { role: 'manager' });
      return newAccount({
        name: `Account ${id}`,
        username: `client-${id}`,
        password: PASSWORD,
        registrar_category_id: category.id,
        manager_id: manager.id,
        ssl_cert_configured: category.requires_ssl_cert,
        ssl_key_configured: category.requires_ssl_cert,
      });
    },
  },
  jobs: { test_catch: testCatch, real_catch: realCatch, order_catch: orderCatch },
});
