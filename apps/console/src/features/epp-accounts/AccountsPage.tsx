import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refresh } from '../../core/api/queryClient.ts';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { useCan } from '../../core/session/permissions.ts';
import type { Badge } from '../../core/text/labels.ts';
import { StopCatchButton } from '../../entities/epp/CatchButtons.tsx';
import { catchState, mayBeRunning, realCatchStatus } from '../../entities/epp/catches.ts';
import { ConnectButton } from '../../entities/epp/ConnectButton.tsx';
import {
  accountList,
  noAccounts,
  accountBadge,
  connectionKey,
  lastConnectionTest,
} from '../../entities/epp/eppAccounts.ts';
import { BulkActions } from '../../ui/dialog/BulkActions.tsx';
import { rowOf } from '../../ui/focus/dom.ts';
import { passesFocusTo } from '../../ui/focus/moveFocus.ts';
import { actionsColumn, link, text, type Column } from '../../ui/list/column.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { namedRows } from '../../ui/list/selection.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { RowMenu } from '../../ui/menu/MenuButton.tsx';
import { LoadedAgo } from '../../ui/page/StaleDataNote.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { TwoLines, UserText } from '../../ui/value/UserText.tsx';
import { accountActions } from './accountActions.tsx';
import { accountBulkActions, describeAccount } from './accountBulk.tsx';
import styles from './accounts.module.css';

/** EPP Accounts, for admins and managers (spec, section 2). Dialogs are child routes. */
export function AccountsPage() {
  const withManager = useCan()('managers/list');
  return (
    <ListScreen
      title="EPP Accounts"
      subtitle="Logins at registries, their connections and catches"
      name="epp_accounts"
      address={wholeList}
      query={() => accountList}
      rowsOf={({ accounts }) => accounts}
      columns={useMemo(
        () => columns.filter(({ id }) => withManager || id !== 'manager'),
        [withManager],
      )}
      names={namedRows}
      bulk={(accounts, deselect) => (
        <BulkActions
          actions={accountBulkActions}
          items={accounts}
          describe={describeAccount}
          onEnd={() => void refresh([['eppAccounts', 'list']])}
          onDone={deselect}
        />
      )}
      create={{ label: 'Add Account', to: '/epp-accounts/new' }}
      empty={{ none: noAccounts }}
    />
  );
}

/** The columns (spec, section 2). The manager shows for users who may see managers. */
const columns: readonly Column<EppAccount>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 118,
    ...link(
      ({ name }) => name,
      ({ id }) => ({ to: '/epp-accounts/$accountId/edit', params: { accountId: id } }),
    ),
  },
  {
    id: 'category',
    header: 'Category',
    // Beside the name, so that status and next step fit into one line.
    phone: 'aside',
    width: 161,
    value: ({ registrar_category }) => registrar_category.name,
    cell: ({ registrar_category: { name, is_active } }) => (
      <TwoLines second={is_active ? undefined : 'inactive'}>
        <span className={styles.category}>
          <UserText>{name}</UserText>
        </span>
      </TwoLines>
    ),
  },
  {
    id: 'username',
    header: 'Username',
    width: 128,
    phone: 'hidden',
    ...text((a) => a.username),
  },
  {
    id: 'manager',
    header: 'Manager',
    phone: 'hidden',
    width: 140,
    ...text(({ manager }) => manager?.company_name),
  },
  {
    id: 'ssl',
    header: 'SSL',
    width: 92,
    phone: 'hidden',
    value: (account) => sslBadge(account).label,
    cell: (account) => <Ssl {...sslBadge(account)} />,
  },
  {
    id: 'status',
    phone: 'line',
    header: 'Status',
    width: 178,
    value: (account) => accountBadge(account).label,
    cell: (account) => <Status account={account} />,
  },
  actionsColumn(132, (account) => (
    <span className="row-actions">
      <NextStep account={account} />
      <RowMenu label={`Actions for ${account.name}`} actions={() => accountActions(account)} />
    </span>
  )),
];

/** Whether an account has a certificate and a key. Their content never shows. */
function sslBadge({
  ssl_cert_configured,
  ssl_key_configured,
  registrar_category,
}: EppAccount): Badge {
  if (ssl_cert_configured && ssl_key_configured) return { label: 'Configured', tone: 'neutral' };
  if (ssl_cert_configured || ssl_key_configured) return { label: 'Incomplete', tone: 'bad' };
  return registrar_category.requires_ssl_cert
    ? { label: 'Missing', tone: 'bad' }
    : { label: 'Not required', tone: 'neutral' };
}

/** Only problems have a badge. */
function Ssl({ label, tone }: Badge) {
  return tone === 'bad' ? (
    <StatusBadge label={label} tone={tone} />
  ) : (
    <span data-color="dim">{label}</span>
  );
}

/** The status of an account, or the running call for its connection, whose message says aloud how it ended. */
function Status({ account }: { account: EppAccount }) {
  const pending = usePendingLabel(connectionKey, account);
  const real = useQuery(realCatchStatus(account.id));
  const { data: test } = useQuery(lastConnectionTest(account.id));
  return (
    <span>
      <StatusBadge {...(pending ? { label: pending, tone: 'running' } : accountBadge(account))} />
      {!pending && account.is_active && !account.is_connected && (
        <span data-color="needs"> · Not Connected</span>
      )}
      {test && (
        <span className={styles.note} data-color={test.succeeded ? 'dim' : 'bad'}>
          <span>{test.succeeded ? ' Test worked' : ' Test failed'}</span> <LoadedAgo at={test.at} />
        </span>
      )}
      {catchState(real) === 'unknown' && (
        <span className={`${styles.note} ${styles.unknown}`} data-color="dim">
          <span>Real catch unknown</span>
          {real.data && (
            <>
              <span>{`, last ${real.data.is_running ? 'running' : 'not running'} `}</span>
              <LoadedAgo at={real.dataUpdatedAt} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** The button to stop the account's real catch, while one runs or may run; otherwise the one to connect it. */
function NextStep({ account }: { account: EppAccount }) {
  const catching = catchState(useQuery(realCatchStatus(account.id)));
  if (mayBeRunning(catching)) {
    return (
      <StopCatchButton
        className={styles.stop}
        size="compact-xs"
        account={account}
        ref={passesFocusToRow}
      />
    );
  }
  return account.is_connected || !account.is_active ? null : (
    <ConnectButton account={account} ref={passesFocusToRow} />
  );
}

const passesFocusToRow = passesFocusTo(rowOf);
