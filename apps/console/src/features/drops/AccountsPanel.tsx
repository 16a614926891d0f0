import type { EppAccount, EppAccountList } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../core/session/permissions.ts';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { catchState, mayBeRunning, realCatchStatus } from '../../entities/epp/catches.ts';
import { StartCatchButton, StopCatchButton } from '../../entities/epp/CatchButtons.tsx';
import { ConnectButton } from '../../entities/epp/ConnectButton.tsx';
import { connectionKey, noAccounts } from '../../entities/epp/eppAccounts.ts';
import { accountsFailed } from '../../entities/epp/choices.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import type { LoadState } from '../../ui/page/StaleDataNote.tsx';
import { useStablePositions } from '../../ui/value/positions.ts';
import { UserText } from '../../ui/value/UserText.tsx';
import styles from './drops.module.css';

interface AccountsPanelProps {
  accounts: LoadState & { data: EppAccountList | undefined };
  /** The accounts of this window; undefined if not known. */
  racing: readonly EppAccount[] | undefined;
}

/**
 * The EPP accounts, each with its one next step during a drop: those of this window first, or all in one list if
 * those are not known. For staff.
 */
export function AccountsPanel({ accounts, racing }: AccountsPanelProps) {
  const list = accounts.data?.accounts;
  const first = racing ?? list ?? [];
  const heading = racing ? 'This window' : 'All accounts';
  const connected = list?.filter(({ is_connected }) => is_connected).length ?? 0;
  const others = list?.filter((account) => !first.includes(account)) ?? [];
  return (
    <Card title="Accounts" note={list && `${connected} of ${list.length} connected`} flush>
      {!list && <LoadError query={accounts} failure={accountsFailed} />}
      {!list && !accounts.error && (
        <p className="hint">
          <Skeleton width={160} height={9} late />
        </p>
      )}
      {list?.length === 0 && <p className="hint">{noAccounts}</p>}
      {first.length > 0 && (
        <>
          <p className={styles.caption} aria-hidden>
            {heading}
          </p>
          <AccountRows label={heading} accounts={first} />
        </>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{`Other accounts (${others.length})`}</summary>
          <AccountRows label="Other accounts" accounts={others} />
        </details>
      )}
    </Card>
  );
}

interface AccountRowsProps {
  label: string;
  accounts: readonly EppAccount[];
}

/** Accounts, not connected ones on top. An account that is connected meanwhile keeps its place. */
function AccountRows({ label, accounts }: AccountRowsProps) {
  const [ranks] = useStablePositions(
    Object.fromEntries(accounts.map(({ id, is_connected }) => [id, Number(is_connected)])),
    true,
  );
  const sorted = accounts.toSorted((a, b) => (ranks[a.id] ?? 0) - (ranks[b.id] ?? 0));
  return (
    <ul className={`plain-list ${styles.accounts}`} aria-label={label}>
      {sorted.map((account) => (
        <AccountRow key={account.id} account={account} />
      ))}
    </ul>
  );
}

const catchLabels = {
  running: 'Catching',
  idle: 'Idle',
  loading: '…',
  unknown: 'Catch not known',
} as const;

function AccountRow({ account }: { account: EppAccount }) {
  const { id, name, registrar_category, is_active, is_connected } = account;
  const can = useCan();
  // Only reads the cache. The board polls the accounts in turn (`realCatchPoll`).
  const catching = catchState(useQuery({ ...realCatchStatus(id), enabled: false }));
  const connecting = usePendingLabel(connectionKey, account);
  const status = is_connected ? 'Connected' : is_active ? 'Not Connected' : 'Inactive';
  return (
    <li tabIndex={-1}>
      <span className={styles.name}>
        <span className={styles.dot} data-on={is_connected || undefined} aria-hidden />
        <b>
          <UserText>{name}</UserText>
        </b>
        <span data-color="dim">
          <UserText>{registrar_category.name}</UserText>
        </span>
      </span>
      <span className={styles.status}>
        <span data-color={!is_connected && is_active ? 'needs' : undefined}>
          {connecting ?? status}
        </span>
        {(is_connected || mayBeRunning(catching)) && (
          <span data-color={catching === 'running' ? 'running' : 'dim'}>
            {` · ${catchLabels[catching]}`}
          </span>
        )}
      </span>
      <span className={styles.buttons}>
        {is_active && !is_connected && <ConnectButton account={account} />}
        {is_active && is_connected && catching === 'idle' && can('eppAccounts/startRealCatch') && (
          <StartCatchButton account={account} short />
        )}
        {mayBeRunning(catching) && <StopCatchButton account={account} short />}
      </span>
    </li>
  );
}
