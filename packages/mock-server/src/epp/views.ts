import type { EppAccount, EppCategory } from '@dropcatch/sdk';
import type { Store, StoredEppAccount, StoredEppCategory } from '../store.ts';
import { companyOf } from '../users/user-view.ts';
import { categoryOf } from './category.ts';
import { effectiveSettings } from './settings.ts';

/** A registrar category without its settings. */
export function eppCategoryView({ settings: _, ...category }: StoredEppCategory): EppCategory {
  return category;
}

/** An EPP account with its category and manager in short; without its password. */
export function eppAccountView(store: Store, account: StoredEppAccount): EppAccount {
  const { password: _password, settings: _settings, ...row } = account;
  const category = categoryOf(store, account);
  const { domain_check_multicheck_enabled, domain_check_batch_size } = effectiveSettings(
    store,
    account,
  );
  return {
    ...row,
    batch_settings: { domain_check_multicheck_enabled, domain_check_batch_size },
    registrar_category: {
      name: category.name,
      epp_server_url: category.epp_server_url,
      requires_ssl_cert: category.requires_ssl_cert,
      is_active: category.is_active,
    },
    manager: companyOf(store, account.manager_id),
  };
}
