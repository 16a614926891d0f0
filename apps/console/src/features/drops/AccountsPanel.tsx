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
import styles from './drops.module.css';

interface AccountsPanelProps {
  accounts: LoadState & { data: EppAccountList | undefined };
}

/** The EPP accounts: their connections and catches, with the two buttons that matter during a drop window. For staff. */
export function AccountsPanel({ accounts }: AccountsPanelProps) {
  const list = accounts.data?.accounts;
  const connected = list?.filter(({ is_connected }) => is_connected).length ?? 0;
  return (
    <Card title="Accounts" note={list && `${connected} of ${list.length} connected`} flush>
      {!list && <LoadError query={accounts} failure={accountsFailed} />}
      {!list && !accounts.error && (
        <p className={styles.hint}>
          <Skeleton width={160} height={9} late />
        </p>
      )}
      {list?.length === 0 && <p className={styles.hint}>{noAccounts}</p>}
      <ul className={`plain-list ${styles.accounts}`} aria-label="EPP accounts">
        {list?.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
    </Card>
  );
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
        <span data-color={catching === 'running' ? 'running' : 'dim'}>
          {` · ${catchLabels[catching]}`}
        </span>
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
