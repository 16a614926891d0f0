import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { realCatchStatus, stopKey, stopRealCatch } from '../../api/catches.ts';
import { connectionKey } from '../../api/eppAccounts.ts';
import { usePendingCall } from '../../api/pendingCall.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { actionsColumn } from '../../components/list/actionsColumn.ts';
import type { Column } from '../../components/list/DataList.tsx';
import type { Action } from '../../components/menu/ActionMenu.tsx';
import { RowMenu } from '../../components/menu/RowMenu.tsx';
import { StatusBadge } from '../../components/value/StatusBadge.tsx';
import { UserText } from '../../components/value/UserText.tsx';
import { accountLook, sslLook } from './accountLooks.ts';
import styles from './accounts.module.css';

/** The columns of /epp-accounts (spec, section 2); the manager's is for those who can see managers. */
export function accountColumns(
  actionsFor: (account: EppAccount) => Action[],
  withManager: boolean,
): Column<EppAccount>[] {
  const columns: (Column<EppAccount> | false)[] = [
    {
      id: 'name',
      header: 'Name',
      width: 140,
      sticky: 'left',
      csv: ({ name }) => name,
      cell: ({ name }) => <UserText>{name}</UserText>,
    },
    {
      id: 'category',
      header: 'Category',
      width: 160,
      csv: ({ registrar_category }) => registrar_category.name,
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
      csv: ({ username }) => username,
      cell: ({ username }) => <UserText>{username}</UserText>,
    },
    withManager && {
      id: 'manager',
      header: 'Manager',
      width: 155,
      csv: ({ manager }) => manager?.company_name,
      cell: ({ manager }) => (manager ? <UserText>{manager.company_name}</UserText> : '–'),
    },
    {
      id: 'ssl',
      header: 'SSL',
      width: 120,
      csv: (account) => sslLook(account).label,
      cell: (account) => <StatusBadge {...sslLook(account)} />,
    },
    {
      id: 'status',
      header: 'Status',
      width: 130,
      csv: (account) => accountLook(account).label,
      cell: (account) => <Status account={account} />,
    },
    actionsColumn(165, (account) => (
      <span className={styles.actions}>
        <StopRealCatch account={account} />
        <RowMenu label={`Actions for ${account.name}`} actions={() => actionsFor(account)} />
      </span>
    )),
  ];
  return columns.filter((column) => column !== false);
}

/** How the account stands by what the server last said, or what is being done with its connection right now. */
function Status({ account }: { account: EppAccount }) {
  const pending = usePendingCall(connectionKey, account);
  return (
    <span aria-live="polite">
      <StatusBadge {...(pending ? { label: pending, tone: 'wait' } : accountLook(account))} />
    </span>
  );
}

/** While a real catch runs on the account: the button that stops it. Asked on load, and again while one runs. */
function StopRealCatch({ account }: { account: EppAccount }) {
  const { data } = useQuery(realCatchStatus(account.id));
  const { mutate: stop } = useMutation(stopRealCatch);
  const stopping = usePendingCall(stopKey, account) !== undefined;
  if (!data?.is_running) return null;
  return (
    <BusyButton
      className={styles.stop}
      size="compact-xs"
      color="red"
      aria-label={`Stop real catch on ${account.name}`}
      ref={handOnToRow}
      busy={stopping}
      onClick={() => stop(account)}
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
