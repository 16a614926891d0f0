import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { catchState, realCatchStatus, stopKey } from '../../entities/epp/catches.ts';
import { connectionKey, lastTest } from '../../entities/epp/eppAccounts.ts';
import { usePendingCall } from '../../core/api/pendingCall.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { actionsColumn, state, text, type Column } from '../../ui/list/column.tsx';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { KnownSince } from '../../ui/page/UnknownNote.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { askToStopRealCatch } from '../../entities/epp/liveQuestions.tsx';
import { accountActions } from './accountActions.tsx';
import { accountLook, sslLook } from './accountLooks.ts';
import styles from './accounts.module.css';

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
      <span className={styles.actions}>
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
