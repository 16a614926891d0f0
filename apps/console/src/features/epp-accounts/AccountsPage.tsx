import { Button } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { Suspense, useMemo, useState } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import type { AccountBulkDialogProps, AccountBulkKind } from './AccountBulkDialog.tsx';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { accountColumns } from './accountColumns.tsx';

/** In a chunk of its own: few days need it. */
const AccountBulkDialog = lazyPart<AccountBulkDialogProps>(
  async () => (await import('./AccountBulkDialog.tsx')).AccountBulkDialog,
);

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
      query={() => accountList}
      rowsOf={({ accounts }) => accounts}
      columns={useMemo(() => accountColumns(withManager), [withManager])}
      names={names}
      bulk={(accounts, unpick) => <AccountBulk accounts={accounts} onDone={unpick} />}
      create={{ label: 'Add Account', to: '/epp-accounts/new' }}
      empty={{ none: 'No EPP accounts yet' }}
      refreshes={[['eppAccounts']]}
    />
  );
}

const bulkKinds: readonly { kind: AccountBulkKind; label: string }[] = [
  { kind: 'test', label: 'Test Connection' },
  { kind: 'connect', label: 'Connect' },
  { kind: 'disconnect', label: 'Disconnect' },
];

interface AccountBulkProps {
  accounts: readonly EppAccount[];
  onDone: (done: readonly EppAccount[]) => void;
}

/** What can be done with the picked accounts. */
function AccountBulk({ accounts, onDone }: AccountBulkProps) {
  const [kind, setKind] = useState<AccountBulkKind>();
  return (
    <>
      {bulkKinds.map((each) => (
        <Button
          key={each.kind}
          size="xs"
          {...(each.kind === 'disconnect' && { variant: 'outline', color: 'red' })}
          onClick={() => setKind(each.kind)}
        >
          {each.label}
        </Button>
      ))}
      {kind && (
        <Suspense fallback={null}>
          <AccountBulkDialog
            kind={kind}
            accounts={accounts}
            onClose={(done) => {
              setKind(undefined);
              onDone(done);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
