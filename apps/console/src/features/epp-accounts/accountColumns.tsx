import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import {
  IconBolt,
  IconFlask,
  IconListDetails,
  IconPencil,
  IconPlayerStop,
  IconPlugConnected,
  IconPlugConnectedX,
  IconSettings,
  IconTrash,
  IconWifi,
} from '@tabler/icons-react';
import { catchState, realCatchStatus, stopKey } from '../../entities/epp/catches.ts';
import {
  connectionKey,
  lastTest,
  connectAccount,
  deleteAccount,
  testConnection,
} from '../../entities/epp/eppAccounts.ts';
import { usePendingCall, pendingCall } from '../../core/api/pendingCall.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { actionsColumn, state, text, type Column } from '../../ui/list/column.tsx';
import { RowMenu } from '../../ui/menu/MenuButton.tsx';
import { KnownSince } from '../../ui/page/UnknownNote.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { askToStopRealCatch, askToDisconnect } from '../../entities/epp/liveQuestions.tsx';
import styles from './accounts.module.css';
import { perform, start } from '../../core/api/apiQuery.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import type { Look } from '../../core/text/looks.ts';

/** The columns of /epp-accounts (spec, section 2); the manager's is for those who can see managers. */
export function accountColumns(withManager: boolean): Column<EppAccount>[] {
  const columns: (Column<EppAccount> | false)[] = [
    {
      id: 'name',
      header: 'Name',
      width: 140,
      sticky: 'left',
      ...text(({ name }: EppAccount) => name),
    },
    {
      id: 'category',
      header: 'Category',
      width: 140,
      value: ({ registrar_category }) => registrar_category.name,
      cell: ({ registrar_category: { name, is_active } }) => (
        <>
          <UserText>{name}</UserText>
          {!is_active && <span className={styles.note}>Inactive category</span>}
        </>
      ),
    },
    {
      id: 'username',
      header: 'Username',
      width: 145,
      ...text(({ username }: EppAccount) => username),
    },
    withManager && {
      id: 'manager',
      header: 'Manager',
      width: 145,
      ...text(({ manager }: EppAccount) => manager?.company_name),
    },
    {
      id: 'ssl',
      header: 'SSL',
      width: 108,
      ...state(sslLook),
    },
    {
      id: 'status',
      header: 'Status',
      width: 165,
      value: (account) => accountLook(account).label,
      cell: (account) => <Status account={account} />,
    },
    actionsColumn(150, (account) => (
      <span className="row-actions">
        <StopRealCatch account={account} />
        <RowMenu label={`Actions for ${account.name}`} actions={() => accountActions(account)} />
      </span>
    )),
  ];
  return columns.filter((column) => column !== false);
}

/** How the account stands by what the server last said, or what is being done with its connection right now. */
function Status({ account }: { account: EppAccount }) {
  const pending = usePendingCall(connectionKey, account);
  const real = useQuery(realCatchStatus(account.id));
  return (
    <span aria-live="polite">
      <StatusBadge {...(pending ? { label: pending, tone: 'wait' } : accountLook(account))} />
      <LastTest account={account} />
      {catchState(real) === 'unknown' && (
        <span className={styles.unknown}>
          Real catch unknown
          {real.data && (
            <>
              {`, last ${real.data.is_running ? 'running' : 'not running'} `}
              <KnownSince at={real.dataUpdatedAt} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** How the last test of the account's connection went. */
function LastTest({ account }: { account: EppAccount }) {
  const { data } = useQuery(lastTest(account.id));
  if (!data) return null;
  const words = data.worked ? 'Test worked' : 'Test failed';
  return (
    <span className={styles.test} data-worked={data.worked || undefined}>
      {words} <KnownSince at={data.at} />
    </span>
  );
}

/** The button that asks to stop the account's real catch: while one runs, and while that is not known. */
function StopRealCatch({ account }: { account: EppAccount }) {
  const catching = catchState(useQuery(realCatchStatus(account.id)));
  const stopping = usePendingCall(stopKey, account) !== undefined;
  if (catching !== 'running' && catching !== 'unknown') return null;
  return (
    <BusyButton
      className={styles.stop}
      size="compact-xs"
      {...(catching === 'running' ? { color: 'red' } : { variant: 'default' })}
      aria-label={`Stop real catch on ${account.name}`}
      ref={handOnToRow}
      busy={stopping}
      onClick={() => void askToStopRealCatch(account)}
    >
      Stop real catch
    </BusyButton>
  );
}

/** The ref of a button that goes: where it has the focus then, its row gets it, which tells what it was about. */
function handOnToRow(button: HTMLButtonElement | null): () => void {
  return () => {
    if (document.activeElement !== button) return;
    button?.closest<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  };
}

/** What can be done with an account, by its state. Asks before anything is stopped or deleted. */
function accountActions(account: EppAccount): Action[] {
  const params = { accountId: account.id };
  const pending = pendingCall(connectionKey, account);
  const realCatch = catchState(queryClient.getQueryState(realCatchStatus(account.id).queryKey));
  const catching = realCatch === 'running' ? 'A real catch is running' : undefined;
  const unknown = realCatch === 'unknown' ? 'It is not known whether a real catch runs' : undefined;
  const inactive = account.is_active ? undefined : 'The account is inactive';
  return [
    {
      label: 'Edit',
      icon: IconPencil,
      go: { to: '/epp-accounts/$accountId/edit', params },
    },
    {
      label: 'Account Settings',
      icon: IconSettings,
      go: { to: '/epp-accounts/$accountId/settings', params },
    },
    {
      label: 'Test Connection',
      icon: IconWifi,
      disabledReason: pending,
      onSelect: () => start(testConnection, account),
    },
    account.is_connected
      ? {
          label: 'Disconnect',
          icon: IconPlugConnectedX,
          disabledReason: pending ?? catching,
          onSelect: () => void askToDisconnect(account),
        }
      : {
          label: 'Connect',
          icon: IconPlugConnected,
          disabledReason: pending ?? inactive,
          onSelect: () => start(connectAccount, account),
        },
    {
      label: 'Test Catch',
      icon: IconFlask,
      go: { to: '/epp-accounts/$accountId/test-catch', params },
    },
    catching || unknown
      ? {
          label: 'Stop Real Catch',
          icon: IconPlayerStop,
          disabledReason: pendingCall(stopKey, account),
          onSelect: () => void askToStopRealCatch(account),
        }
      : {
          label: 'Start Real Catch',
          icon: IconBolt,
          disabledReason: inactive,
          go: { to: '/epp-accounts/$accountId/real-catch', params },
        },
    {
      label: 'EPP Logs',
      icon: IconListDetails,
      go: { to: '/epp-logs', search: { account_id: account.id } },
    },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      disabledReason: catching ?? unknown,
      onSelect: () => void askToDelete(account),
    },
  ];
}

function askToDelete(account: EppAccount): Promise<boolean> {
  return confirm({
    title: 'Delete EPP account?',
    confirmLabel: 'Delete',
    danger: true,
    body: (
      <>
        <p>Are you sure you want to delete this EPP account?</p>
        <strong>
          <bdi>{account.name}</bdi>
        </strong>{' '}
        (<bdi>{account.username}</bdi> at <bdi>{account.registrar_category.name}</bdi>) will be
        disconnected and removed with its settings. This cannot be undone.
      </>
    ),
    action: () => perform(deleteAccount, account),
  });
}

/** How an account stands: inactive, else Connected, else Active (spec, section 4). */
export function accountLook({ is_active, is_connected }: EppAccount): Look {
  if (!is_active) return { label: 'Inactive', tone: 'muted' };
  return is_connected ? { label: 'Connected', tone: 'good' } : { label: 'Active', tone: 'wait' };
}

/** Whether an account has its certificate and key, of which nothing more is ever shown. */
function sslLook(account: EppAccount): Look {
  const parts = [account.ssl_cert_configured, account.ssl_key_configured];
  if (parts.every(Boolean)) return { label: 'Configured', tone: 'good' };
  if (parts.some(Boolean)) return { label: 'Incomplete', tone: 'bad' };
  return account.registrar_category.requires_ssl_cert
    ? { label: 'Missing', tone: 'bad' }
    : { label: 'Not required', tone: 'muted' };
}
