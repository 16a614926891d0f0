import { Group, Text } from '@mantine/core';
import type { EppAccount, RealCatchStatus, TestCatchStatus } from '@dropcatch/sdk';
import { IconPlayerStop } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { byId } from '../../core/lists.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import {
  catchState,
  mayRun,
  realCatchStatus,
  stopKey,
  stopTestKey,
  testCatchStatus,
  type CatchState,
} from '../../entities/epp/catches.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { askToStopRealCatch, askToStopTestCatch } from '../../entities/epp/liveQuestions.tsx';
import { hasRacingState, tldsInWords } from '../../entities/epp/paidOrders.ts';
import { paidOrders } from '../../entities/orders/dayOrders.ts';
import { categoryList } from '../../entities/orders/orderStates.ts';
import { raceSummary } from '../../entities/race/raceRows.ts';
import { RaceTable } from '../../entities/race/RaceTable.tsx';
import { useRace } from '../../entities/race/useRace.ts';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { LoadedAgo } from '../../ui/page/StaleDataNote.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import styles from './accounts.module.css';

interface CatchesProps {
  account: EppAccount;
  real: UseQueryResult<RealCatchStatus>;
  test: UseQueryResult<TestCatchStatus>;
}

/**
 * What runs on the account right now. If a status cannot be read, the catch may be running, and the status is read
 * again.
 */
export function CatchRunState({ account: { id, is_connected }, real, test }: CatchesProps) {
  const [catching, testing] = [catchState(real), catchState(test)];
  const told = useRef<HTMLDivElement>(null);
  useFocusFallback(told, `${catching} ${testing}`);
  return (
    <>
      <Group
        gap="xs"
        role="status"
        tabIndex={-1}
        ref={told}
        aria-label="What runs"
        data-autofocus={catching === 'running' || undefined}
      >
        {mayRun(catching) && (
          <>
            <StatusBadge
              tone={catching === 'running' ? 'bad' : 'wait'}
              label={runLabel('Real', catching)}
            />
            {!is_connected && <StatusBadge tone="wait" label="Not Connected" />}
            <Text size="sm">
              What it sends is in the{' '}
              <Link to="/epp-logs" search={{ account_id: id }} className="plain-link">
                EPP logs
              </Link>
            </Text>
          </>
        )}
        {mayMatter(catching, testing) && (
          <StatusBadge
            tone={testing === 'running' ? 'running' : 'wait'}
            label={runLabel('Test', testing)}
          />
        )}
        {!mayRun(catching) && !mayRun(testing) && (
          <Text size="sm" c="dimmed">
            {catching === 'idle' && testing === 'idle'
              ? 'Nothing is running. A test catch changes no order.'
              : 'Asking what runs…'}
          </Text>
        )}
      </Group>
      <UnreadStatus query={real} options={realCatchStatus(id)} />
      {mayMatter(catching, testing) && <UnreadStatus query={test} options={testCatchStatus(id)} />}
    </>
  );
}

const runLabel = (kind: string, state: CatchState) =>
  `${kind} catch${state === 'running' ? ' running' : ': not known'}`;

/** Whether a test runs, or may run while no real catch does. */
function mayMatter(catching: CatchState, testing: CatchState): boolean {
  return mayRun(testing) && !(catching === 'running' && testing === 'unknown');
}

/** The buttons to stop what runs or may run. */
export function StopCatches({ account, real, test }: CatchesProps) {
  const stoppingReal = usePendingLabel(stopKey, account) !== undefined;
  const stoppingTest = usePendingLabel(stopTestKey, account) !== undefined;
  const stop = { leftSection: <IconPlayerStop size={14} aria-hidden /> };
  return (
    <>
      {mayRun(catchState(real)) && (
        <BusyButton
          {...stop}
          color="red"
          busy={stoppingReal}
          onClick={() => void askToStopRealCatch(account)}
        >
          Stop Real Catch
        </BusyButton>
      )}
      {mayMatter(catchState(real), catchState(test)) && (
        <BusyButton
          {...stop}
          variant="default"
          busy={stoppingTest}
          onClick={() => void askToStopTestCatch(account, test.data?.results.length ?? 0)}
        >
          Stop Test Catch
        </BusyButton>
      )}
    </>
  );
}

interface UnreadStatusProps {
  query: UseQueryResult<{ is_running: boolean }>;
  /** The query's options, for its failure text. While the query runs again, it has no error of its own. */
  options: { meta?: { failure: string } };
}

/** Says that a status could not be read, what it was before, and offers another try. It stays during that try. */
function UnreadStatus({ query, options }: UnreadStatusProps) {
  const { data, error, failureReason, dataUpdatedAt, refetch } = query;
  if (catchState(query) !== 'unknown') return null;
  return (
    <>
      <LoadError error={error ?? failureReason} failure={options.meta?.failure} onRetry={refetch} />
      {data && (
        <Text size="sm">
          {`Last known: ${data.is_running ? 'running' : 'not running'}, `}
          <LoadedAgo at={dataUpdatedAt} />
        </Text>
      )}
    </>
  );
}

interface AccountRaceProps {
  account: EppAccount;
  day: Day;
}

const othersPeriodMilliseconds = 10_000;

/**
 * The race of an account's real catch: the paid orders for its TLDs with the number of creates, the last answer, and
 * whether the name is won or lost. Other accounts of the registrar may send creates for the same names, so the table
 * shows whose answer came last. Everything is from orders and EPP logs, nothing from a test.
 */
export function AccountRace({ account, day }: AccountRaceProps) {
  const accounts = useQuery(accountList).data?.accounts;
  const categories = useQuery(categoryList).data?.categories;
  const tlds = byId(categories, account.registrar_category_id)?.supported_tlds ?? undefined;
  const { data: paid } = useQuery({ ...paidOrders, refetchInterval: othersPeriodMilliseconds });
  const extraOrders = useMemo(
    () => paid?.filter((order) => order.drop_date !== day && hasRacingState(order)),
    [paid, day],
  );
  const race = useRace(day, { accounts, tlds, extraOrders });
  const { orders, rows } = race;
  return (
    <section aria-label="The race" className={styles.race}>
      {rows && rows.length > 0 && <p role="status">{raceSummary(rows)}</p>}
      {orders.error && (
        <LoadError error={orders.error} onRetry={orders.refetch} loadedAt={orders.dataUpdatedAt} />
      )}
      <RaceTable
        race={race}
        empty={`No paid order for ${tldsInWords(tlds ?? [])} drops on ${formatDay(day)} (UTC).`}
      />
    </section>
  );
}
