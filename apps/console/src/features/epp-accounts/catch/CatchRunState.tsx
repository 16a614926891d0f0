import { Group, Stack, Text } from '@mantine/core';
import type { EppAccount, RealCatchStatus, TestCatchStatus, Order } from '@dropcatch/sdk';
import { IconPlayerStop } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, type ReactNode, useMemo } from 'react';
import {
  catchState,
  stopKey,
  realCatchStatus,
  testCatchStatus,
} from '../../../entities/epp/catches.ts';
import { usePendingCall } from '../../../core/api/pendingCall.ts';
import { BusyButton } from '../../../ui/page/BusyButton.tsx';
import { LoadError } from '../../../ui/page/LoadError.tsx';
import { KnownSince } from '../../../ui/page/UnknownNote.tsx';
import { StatusBadge } from '../../../ui/value/StatusBadge.tsx';
import { useFocusHandedOn } from '../../../ui/focus/moveFocus.ts';
import styles from '../accounts.module.css';
import { byId } from '../../../core/lists.ts';
import { formatDay, type Day } from '../../../core/time/time.ts';
import { accountList } from '../../../entities/epp/eppAccounts.ts';
import { isRacedFor, tldsInWords } from '../../../entities/epp/paidOrders.ts';
import { categoryList } from '../../../entities/orders/orderStates.ts';
import { paidOrders } from '../../../entities/orders/dayOrders.ts';
import { scoreOf } from '../../../entities/race/raceRows.ts';
import { RaceTable } from '../../../entities/race/RaceTable.tsx';
import { useRace } from '../../../entities/race/useRace.ts';

interface CatchRunStateProps {
  account: EppAccount;
  real: UseQueryResult<RealCatchStatus>;
  test: UseQueryResult<TestCatchStatus>;
  stoppingTest: boolean;
  /** Asks whether the one or the other is to be stopped. */
  onStop: (which: 'real' | 'test') => void;
}

/**
 * What runs on the account right now, and the buttons that ask to stop it. A catch whose status cannot be read may be
 * running: it can be stopped, and the status asked for again.
 */
export function CatchRunState({ account, real, test, stoppingTest, onStop }: CatchRunStateProps) {
  const catching = catchState(real);
  const testing = catchState(test);
  const stoppingReal = usePendingCall(stopKey, account) !== undefined;
  const told = useRef<HTMLDivElement>(null);
  useFocusHandedOn(told, `${catching} ${testing}`);
  const stopIcon = <IconPlayerStop size={14} aria-hidden />;
  return (
    <Stack gap="xs">
      <Group
        gap="xs"
        role="status"
        tabIndex={-1}
        ref={told}
        aria-label="What runs"
        data-autofocus={catching === 'running' || undefined}
      >
        {(catching === 'running' || catching === 'unknown') && (
          <>
            <StatusBadge
              {...(catching === 'running'
                ? { tone: 'bad', label: 'Real catch running' }
                : { tone: 'wait', label: 'Real catch: not known' })}
            />
            <BusyButton
              size="compact-sm"
              color="red"
              leftSection={stopIcon}
              busy={stoppingReal}
              onClick={() => onStop('real')}
            >
              Stop Real Catch
            </BusyButton>
            <Text size="sm">
              What it sends is in the{' '}
              <Link to="/epp-logs" search={{ account_id: account.id }} className={styles.link}>
                EPP logs
              </Link>
            </Text>
          </>
        )}
        {(testing === 'running' || (testing === 'unknown' && catching !== 'running')) && (
          <>
            <StatusBadge
              tone="wait"
              label={testing === 'running' ? 'Test catch running' : 'Test catch: not known'}
            />
            <BusyButton
              size="compact-sm"
              variant="default"
              leftSection={stopIcon}
              busy={stoppingTest}
              onClick={() => onStop('test')}
            >
              Stop Test Catch
            </BusyButton>
          </>
        )}
        {nothingRuns(catching, testing)}
      </Group>
      {catching === 'unknown' && (
        <Unread query={real} failure={realCatchStatus(account.id).meta?.failure} />
      )}
      {testing === 'unknown' && catching !== 'running' && (
        <Unread query={test} failure={testCatchStatus(account.id).meta?.failure} />
      )}
    </Stack>
  );
}

function nothingRuns(...states: [string, string]): ReactNode {
  if (states.every((state) => state === 'idle')) {
    return (
      <Text size="sm" c="dimmed">
        Nothing is running. A test catch changes no order.
      </Text>
    );
  }
  const asking = states.every((state) => ['idle', 'asking'].includes(state));
  return (
    asking && (
      <Text size="sm" c="dimmed">
        Asking what runs…
      </Text>
    )
  );
}

interface UnreadProps {
  query: UseQueryResult<{ is_running: boolean }>;
  /** The call's own text: while it is asked again, the query has not failed yet. */
  failure: string | undefined;
}

/** That a status could not be read, what it was before, and another try. It stays while that is on its way. */
function Unread({ query, failure }: UnreadProps) {
  const { data, error, failureReason, dataUpdatedAt, refetch } = query;
  return (
    <>
      <LoadError error={error ?? failureReason} failure={failure} onRetry={refetch} />
      {data && (
        <Text size="sm">
          {`Last known: ${data.is_running ? 'running' : 'not running'}, `}
          <KnownSince at={dataUpdatedAt} />
        </Text>
      )}
    </>
  );
}

interface AccountRaceProps {
  account: EppAccount;
  /** The drop day, UTC. */
  day: Day;
}

const othersPeriodMilliseconds = 10_000;

/**
 * The race that an account's real catch is in: the paid orders for its TLDs with the creates that were sent for each, the
 * last answer, and whether the name is won or lost. Another account of the registrar may send for the same names, so the
 * table tells whose answer came last. All of it is from orders and EPP logs, nothing from a test.
 */
export function AccountRace({ account, day }: AccountRaceProps) {
  const accounts = useQuery(accountList).data?.accounts;
  const categories = useQuery(categoryList).data?.categories;
  const tlds = byId(categories, account.registrar_category_id)?.supported_tlds ?? undefined;
  const { data: paid } = useQuery({ ...paidOrders, refetchInterval: othersPeriodMilliseconds });
  const also = useMemo(() => ofOtherDays(paid, day), [paid, day]);
  const race = useRace(day, { accounts, tlds, also });
  const { orders, rows } = race;
  return (
    <section aria-label="The race" className={styles.race}>
      {rows && rows.length > 0 && <p role="status">{scoreOf(rows)}</p>}
      {orders.error && (
        <LoadError error={orders.error} onRetry={orders.refetch} knownAt={orders.dataUpdatedAt} />
      )}
      <RaceTable
        race={race}
        empty={`No paid order for ${tldsInWords(tlds ?? [])} drops on ${formatDay(day)} (UTC).`}
      />
    </section>
  );
}

/** Orders that drop on another day and are raced for all the same. */
function ofOtherDays(paid: readonly Order[] | undefined, day: Day) {
  return paid?.filter((order) => order.drop_date !== day && isRacedFor(order));
}
