import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { runMutationSilently } from '../../core/api/apiQuery.ts';
import { byId } from '../../core/lists.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/useNow.ts';
import { mayBeRunning, realCatchState } from '../../entities/epp/catches.ts';
import {
  accountList,
  accountBadge,
  connectAccount,
  disconnectAccount,
  testConnection,
} from '../../entities/epp/eppAccounts.ts';
import { OrdersForCatch } from '../../entities/epp/OrdersForCatch.tsx';
import type { BulkAction } from '../../ui/dialog/BulkActions.tsx';

const countAccounts = (accounts: readonly EppAccount[]) => pluralize(accounts.length, 'account');

export const accountBulkActions: readonly BulkAction<EppAccount>[] = [
  {
    title: 'Test connections?',
    verb: 'Test Connection',
    emptyText: 'No account is selected.',
    body: (accounts) => `${countAccounts(accounts)} will log in to the registry and out again.`,
    task: (account) => runMutationSilently(testConnection, account),
  },
  {
    title: 'Connect accounts?',
    verb: 'Connect',
    appliesTo: ({ is_active, is_connected }) => is_active && !is_connected,
    skipReason: 'connected already or inactive',
    emptyText: 'All of the selected accounts are connected already or inactive.',
    body: (accounts) => `${countAccounts(accounts)} will open the background connection.`,
    task: (account) => runMutationSilently(connectAccount, account),
  },
  {
    title: 'Disconnect accounts?',
    verb: 'Disconnect',
    danger: true,
    appliesTo: (account) => account.is_connected && !mayBeRunning(realCatchState(account)),
    skipReason: 'not connected, or may be in a real catch',
    emptyText: 'None of the selected accounts is connected without a running real catch.',
    body: (accounts) => <DisconnectConsequences accounts={accounts} />,
    task: (account) => runMutationSilently(disconnectAccount, account),
  },
];

/** What disconnecting accounts means, with the affected paid orders of the day. */
function DisconnectConsequences({ accounts }: { accounts: readonly EppAccount[] }) {
  const today = useToday();
  return (
    <>
      <span>
        {`${countAccounts(accounts)} will close the background connection. Nothing is sent through it until it is connected again.`}
      </span>
      {accounts.map((account) => (
        <section key={account.id} aria-label={account.name}>
          <OrdersForCatch account={account} day={today} includeRacing />
        </section>
      ))}
    </>
  );
}

/** An account in a bulk dialog, with its current status. */
export const describeAccount = (account: EppAccount) => <CurrentAccount {...account} />;

function CurrentAccount(account: EppAccount) {
  const { data } = useQuery({ ...accountList, enabled: false });
  const current = byId(data?.accounts, account.id) ?? account;
  return (
    <>
      <bdi>{current.name}</bdi> <span>{`· ${accountBadge(current).label}`}</span>
    </>
  );
}
