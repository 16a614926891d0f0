import type { EppAccount } from '@dropcatch/sdk';
import { useMemo } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { accountColumns } from './accountColumns.tsx';

const names = {
  keyOf: ({ id }: EppAccount) => id,
  nameOf: ({ name }: EppAccount) => name,
};

/** EPP Accounts, for admins and managers (spec, section 2). Dialogs are child routes. */
export function AccountsPage() {
  const withManager = useCan()('managers/list');
  return (
    <ListScreen
      title="EPP Accounts"
      subtitle="Logins at registries, their connections and catches"
      name="epp_accounts"
      label="EPP Accounts"
      address={wholeList}
      query={accountList}
      rowsOf={({ accounts }) => accounts}
      columns={useMemo(() => accountColumns(withManager), [withManager])}
      names={names}
      create={{ label: 'Add Account', to: '/epp-accounts/new' }}
      empty={{ none: 'No EPP accounts yet' }}
      refreshes={[['eppAccounts']]}
    />
  );
}
