import type { EppAccount, EppAccountList } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import {
  catchState,
  mayBeRunning,
  realCatchStatus,
  stopRealCatchKey,
} from '../../entities/epp/catches.ts';
import { connectAccount, connectionKey, noAccounts } from '../../entities/epp/eppAccounts.ts';
import { accountsFailed } from '../../entities/epp/choices.ts';
import { confirmStopRealCatch } from '../../entities/epp/confirmations.tsx';
import { passesFocusTo } from '../../ui/focus/moveFocus.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import type { LoadState } from '../../ui/page/StaleDataNote.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { useStablePositions } from '../../ui/value/positions.ts';
import styles from './drops.module.css';

interface AccountsPanelProps {
  /** The active accounts that can catch in the window that the board prepares for; undefined without one. */
  inWindow: readonly EppAccount[] | undefined;
  accounts: LoadState & { data: EppAccountList | undefined };
}

/**
 * The EPP accounts: their connections and catches, with the two buttons that matter during a drop window. Those of the
 * window come first, not connected ones on top; the others are folded. For staff.
 */
export function AccountsPanel({ accounts, inWindow }: AccountsPanelProps) {
  const list = accounts.data?.accounts;
  const connected = list?.filter(({ is_connected }) => is_connected).length ?? 0;
  const [ranks] = useStablePositions(ranksOf(list, inWindow), inWindow !== undefined);
  const groups = Map.groupBy(list ?? [], ({ id }) => ranks[id] ?? 'connected');
  const first = [...(groups.get('toConnect') ?? []), ...(groups.get('connected') ?? [])];
  const others = groups.get('other') ?? [];
  return (
    <Card title="Accounts" note={list && `${connected} of ${list.length} connected`} flush>
      {!list && <LoadError query={accounts} failure={accountsFailed} />}
      {!list && !accounts.error && (
        <p className={styles.hint}>
          <Skeleton width={160} height={9} late />
        </p>
      )}
      {list?.length === 0 && <p className={styles.hint}>{noAccounts}</p>}
      {inWindow && inWindow.length > 0 && <h3 className={styles.group}>This window</h3>}
      <ul className={`plain-list ${styles.accounts}`} aria-label="EPP accounts">
        {first.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      {others.length > 0 && (
        <details open={first.length === 0 || undefined}>
          <summary className={styles.group}>{`Other accounts (${others.length})`}</summary>
          <ul className={`plain-list ${styles.accounts}`} aria-label="Other EPP accounts">
            {others.map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

/** The groups of the list, from the top. */
type Rank = 'toConnect' | 'connected' | 'other';

/** The group of each account, by id. Without a window, all are in one. */
function ranksOf(
  list: readonly EppAccount[] = [],
  inWindow: readonly EppAccount[] | undefined,
): Record<string, Rank> {
  const ids = new Set(inWindow?.map(({ id }) => id));
  const rankOf = ({ id, is_connected }: EppAccount): Rank => {
    if (inWindow && !ids.has(id)) return 'other';
    return inWindow && !is_connected ? 'toConnect' : 'connected';
  };
  return Object.fromEntries(list.map((account) => [account.id, rankOf(account)]));
}

const catchLabels = {
  running: 'Catching',
  idle: 'Idle',
  loading: '…',
  unknown: 'Catch not known',
} as const;

const passesFocusToRow = passesFocusTo((button) => button.closest('li'));

function AccountRow({ account }: { account: EppAccount }) {
  const { name, registrar_category, is_active, is_connected } = account;
  // Only reads the cache. The board polls the accounts in turn (`realCatchPoll`).
  const catching = catchState(useQuery({ ...realCatchStatus(account.id), enabled: false }));
  const { mutate: connect } = useMutation(connectAccount);
  const connecting = usePendingLabel(connectionKey, account);
  const stopping = usePendingLabel(stopRealCatchKey, account) !== undefined;
  const status = is_connected ? 'Connected' : is_active ? 'Not Connected' : 'Inactive';
  const button = { variant: 'default', size: 'compact-sm', ref: passesFocusToRow } as const;
  return (
    <li tabIndex={-1}>
      <span className={styles.name}>
        <span className={styles.dot} data-off={!is_connected || undefined} aria-hidden />
        <b>
          <UserText>{name}</UserText>
        </b>
        <span data-color="dim">
          <UserText>{registrar_category.name}</UserText>
        </span>
      </span>
      <span role="status">
        <span data-color={!is_connected && is_active ? 'needs' : undefined}>
          {connecting ?? status}
        </span>
        {(is_connected || catching !== 'idle') && (
          <span data-color={catching === 'running' ? 'running' : 'dim'}>
            {` · ${catchLabels[catching]}`}
          </span>
        )}
      </span>
      <span className={styles.buttons}>
        {is_active && !is_connected && (
          <BusyButton
            {...button}
            busy={connecting !== undefined}
            aria-label={`Connect ${name}`}
            onClick={() => connect(account)}
          >
            Connect
          </BusyButton>
        )}
        {mayBeRunning(catching) && (
          <BusyButton
            {...button}
            busy={stopping}
            aria-label={`Stop real catch on ${name}`}
            onClick={() => void confirmStopRealCatch(account)}
          >
            Stop
          </BusyButton>
        )}
      </span>
    </li>
  );
}
