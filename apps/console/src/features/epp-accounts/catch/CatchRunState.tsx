import { Group, Stack, Text } from '@mantine/core';
import type { EppAccount, RealCatchStatus, TestCatchStatus } from '@dropcatch/sdk';
import { IconPlayerStop } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
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
import { useFocusHandedOn } from '../../../ui/focus/useFocusHandedOn.ts';
import styles from '../accounts.module.css';

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
