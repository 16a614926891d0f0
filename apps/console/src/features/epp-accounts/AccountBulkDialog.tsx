import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { performQuietly } from '../../core/api/apiQuery.ts';
import { refresh } from '../../core/api/queryClient.ts';
import { byId } from '../../core/lists.ts';
import { countOf, formatCount } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/ticking.ts';
import { realCatchNow } from '../../entities/epp/catches.ts';
import {
  accountList,
  accountLook,
  connectAccount,
  disconnectAccount,
  testConnection,
} from '../../entities/epp/eppAccounts.ts';
import { PaidOrders } from '../../entities/epp/liveQuestions.tsx';
import { BulkDialog } from '../../ui/dialog/BulkDialog.tsx';

/** What can be done with the connections of many accounts at once. */
export type AccountBulkKind = keyof typeof kinds;

const kinds = {
  test: {
    title: 'Test connections?',
    verb: 'Test Connection',
    fits: (_account: EppAccount) => true,
    others: '',
    none: 'No account is selected.',
    text: 'will log in to the registry and out again',
    task: (account: EppAccount) => performQuietly(testConnection, account),
  },
  connect: {
    title: 'Connect accounts?',
    verb: 'Connect',
    fits: ({ is_active, is_connected }: EppAccount) => is_active && !is_connected,
    others: 'connected already or inactive',
    none: 'All of the selected accounts are connected already or inactive.',
    text: 'will open the background connection',
    task: (account: EppAccount) => performQuietly(connectAccount, account),
  },
  disconnect: {
    title: 'Disconnect accounts?',
    verb: 'Disconnect',
    fits: (account: EppAccount) =>
      account.is_connected && !['running', 'unknown'].includes(realCatchNow(account)),
    others: 'not connected, or may be in a real catch',
    none: 'None of the selected accounts is connected and free of a real catch.',
    text: 'will close the background connection. Nothing is sent through it until it is connected again',
    task: (account: EppAccount) => performQuietly(disconnectAccount, account),
  },
} as const;

/** What the dialog is given. */
export interface AccountBulkDialogProps {
  kind: AccountBulkKind;
  /** The picked accounts. */
  accounts: readonly EppAccount[];
  onClose: (done: readonly EppAccount[]) => void;
}

/**
 * Tests, connects or disconnects many accounts, with the outcome of each. Accounts whose state does not allow it are left
 * out. Before accounts are disconnected it names the paid orders of the day that this hits.
 */
export function AccountBulkDialog({ kind, accounts, onClose }: AccountBulkDialogProps) {
  const { title, verb, fits, others, none, text, task } = kinds[kind];
  const today = useToday();
  const fitting = accounts.filter(fits);
  const left = accounts.length - fitting.length;
  return (
    <BulkDialog
      title={title}
      items={fitting}
      keyOf={({ id }) => id}
      describe={describeAccount}
      confirmLabel={fitting.length === 0 ? verb : `${verb} (${formatCount(fitting.length)})`}
      danger={kind === 'disconnect'}
      task={task}
      onEnd={() => void refresh([accountList.queryKey])}
      onClose={onClose}
    >
      {fitting.length === 0 ? (
        none
      ) : (
        <>
          {countOf(fitting.length, 'account')} {text}.
          {left > 0 &&
            ` ${formatCount(left)} of those selected ${left === 1 ? 'is' : 'are'} ${others} and left out.`}
          {kind === 'disconnect' &&
            fitting.map((account) => (
              <section key={account.id} aria-label={account.name}>
                <PaidOrders account={account} day={today} withRacing />
              </section>
            ))}
        </>
      )}
    </BulkDialog>
  );
}

const describeAccount = (account: EppAccount) => <AccountNow account={account} />;

/** An account by name, with its state as the list has it now. */
function AccountNow({ account }: { account: EppAccount }) {
  const { data } = useQuery({ ...accountList, enabled: false });
  const now = byId(data?.accounts, account.id) ?? account;
  return (
    <>
      <bdi>{now.name}</bdi> · {accountLook(now).label}
    </>
  );
}
