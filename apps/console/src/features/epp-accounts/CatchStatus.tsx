import { Group, Text } from '@mantine/core';
import type { EppAccount, RealCatchStatus, TestCatchStatus } from '@dropcatch/sdk';
import { IconPlayerStop } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { byId } from '../../core/lists.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import { StopCatchButton } from '../../entities/epp/CatchButtons.tsx';
import {
  catchState,
  mayBeRunning,
  stopTestCatchKey,
  type CatchState,
} from '../../entities/epp/catches.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { confirmStopTestCatch } from '../../entities/epp/confirmations.tsx';
import { formatTlds } from '../../entities/epp/tlds.ts';
import { hasRacingState } from '../../entities/orders/orderStates.ts';
import { paidOrders } from '../../entities/orders/dayOrders.ts';
import { categoryList } from '../../entities/epp/choices.ts';
import { raceSummary } from '../../entities/race/raceRows.ts';
import { RaceTable } from '../../entities/race/RaceTable.tsx';
import { useRace } from '../../entities/race/useRace.ts';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import styles from './accounts.module.css';

interface CatchStatusProps {
  account: EppAccount;
  real: UseQueryResult<RealCatchStatus>;
  test: UseQueryResult<TestCatchStatus>;
}

/**
 * The catches that run on an account. If a status cannot be read, the catch may be running, and the status is read
 * again.
 */
export function CatchStatus({ account: { id, is_connected }, real, test }: CatchStatusProps) {
  const [catching, testing] = [catchState(real), catchState(test)];
  const element = useRef<HTMLDivElement>(null);
  useFocusFallback(element, `${catching} ${testing}`);
  return (
    <>
      <Group
        gap="xs"
        role="status"
        tabIndex={-1}
        ref={element}
        aria-label="Running catches"
        data-autofocus={catching === 'running' || undefined}
      >
        {mayBeRunning(catching) && (
          <>
            <StatusBadge
              tone={catching === 'running' ? 'bad' : 'needs'}
              label={catchLabel('Real', catching)}
            />
            {!is_connected && <StatusBadge tone="needs" label="Not Connected" />}
            <Text size="sm">
              What it sends is in the{' '}
              <Link to="/epp-logs" search={{ account_id: id }} className="plain-link">
                EPP logs
              </Link>
            </Text>
          </>
        )}
        {isTestRelevant(catching, testing) && (
          <StatusBadge
            tone={testing === 'running' ? 'running' : 'needs'}
            label={catchLabel('Test', testing)}
          />
        )}
        {!mayBeRunning(catching) && !mayBeRunning(testing) && (
          <Text size="sm" c="dimmed">
            {catching === 'idle' && testing === 'idle'
              ? 'Nothing is running. A test catch changes no order.'
              : 'Checking what is running…'}
          </Text>
        )}
      </Group>
      <StatusError query={real} />
      {isTestRelevant(catching, testing) && <StatusError query={test} />}
    </>
  );
}

const catchLabel = (kind: string, state: CatchState) =>
  `${kind} catch${state === 'running' ? ' running' : ': not known'}`;

/** Whether a test catch runs, or may run while no real catch runs. */
function isTestRelevant(catching: CatchState, testing: CatchState): boolean {
  return mayBeRunning(testing) && !(catching === 'running' && testing === 'unknown');
}

/** The buttons to stop catches that run or may run. */
export function StopCatchButtons({ account, real, test }: CatchStatusProps) {
  const stoppingTest = usePendingLabel(stopTestCatchKey, account) !== undefined;
  const stop = { leftSection: <IconPlayerStop size={14} aria-hidden /> };
  return (
    <>
      {mayBeRunning(catchState(real)) && (
        // The title of the dialog names the account.
        <StopCatchButton
          {...stop}
          account={account}
          variant="filled"
          color="red"
          size="sm"
          aria-label={undefined}
        />
      )}
      {isTestRelevant(catchState(real), catchState(test)) && (
        <BusyButton
          {...stop}
          variant="default"
          busy={stoppingTest}
          onClick={() => void confirmStopTestCatch(account, test.data?.results.length ?? 0)}
        >
          Stop Test Catch
        </BusyButton>
      )}
    </>
  );
}

/** The error of a status that could not be read, with the last known status. */
function StatusError({ query }: { query: UseQueryResult<{ is_running: boolean }> }) {
  const lastKnown = query.data?.is_running ? 'running' : 'not running';
  return <LoadError query={query} lastKnown={`Last known: ${lastKnown},`} />;
}

interface AccountRaceProps {
  account: EppAccount;
  day: Day;
}

/** How often the paid orders are read, in milliseconds. */
const paidOrdersInterval = 10_000;

/**
 * The race of an account's real catch: the paid orders for its TLDs with their outcome, the number of creates and the
 * last answer. Other accounts of the registrar may send creates for the same names, so the table shows the account of
 * the last answer. All data is from orders and EPP logs, not from test catches.
 */
export function AccountRace({ account, day }: AccountRaceProps) {
  const accounts = useQuery(accountList).data?.accounts;
  const categories = useQuery(categoryList).data?.categories;
  const tlds = byId(categories, account.registrar_category_id)?.supported_tlds ?? undefined;
  const { data: paid } = useQuery({ ...paidOrders, refetchInterval: paidOrdersInterval });
  const extraOrders = useMemo(
    () => paid?.filter((order) => order.drop_date !== day && hasRacingState(order)),
    [paid, day],
  );
  const race = useRace(day, { accounts, tlds, extraOrders });
  const { orders, rows } = race;
  return (
    <section aria-label="The race" className={styles.race}>
      {rows && rows.length > 0 && <p role="status">{raceSummary(rows)}</p>}
      <LoadError query={orders} />
      <RaceTable
        race={race}
        empty={`No paid order for ${formatTlds(tlds ?? [])} drops on ${formatDay(day)} (UTC).`}
      />
    </section>
  );
}
