import { Group, Modal, Stack, Tabs, Text } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { IconPlayerStop } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  realCatchStatus,
  stopKey,
  stopRealCatch,
  stopTestCatch,
  testCatchStatus,
} from '../../../api/catches.ts';
import { usePendingCall } from '../../../api/pendingCall.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { StatusBadge } from '../../../components/value/StatusBadge.tsx';
import { utcDay } from '../../../lib/time/time.ts';
import { useFocusBack } from '../../../lib/focus/useFocusBack.ts';
import { useFocusHandedOn } from '../../../lib/focus/useFocusHandedOn.ts';
import { CatchLog } from './CatchLog.tsx';
import { ManualTestCatch } from './ManualTestCatch.tsx';
import { OrdersTestCatch } from './OrdersTestCatch.tsx';
import styles from '../accounts.module.css';

interface TestCatchDialogProps {
  account: EppAccount;
  onClose: () => void;
}

/**
 * Rehearses a catch with given names or a day's orders, and shows the log of what runs (spec, section 2). While a real
 * catch runs, which it is opened to follow, the form stands last.
 */
export function TestCatchDialog({ account, onClose }: TestCatchDialogProps) {
  useFocusBack();
  const real = useQuery(realCatchStatus(account.id));
  const catching = real.data?.is_running === true;
  const status = useQuery(testCatchStatus(account.id));
  const testing = status.data?.is_running === true;
  const lines = status.data?.results ?? [];
  const blocked = blockedBy({ account, catching, testing });
  const form = (
    <Tabs key="form" defaultValue="manual">
      <Tabs.List>
        <Tabs.Tab value="manual">Manual</Tabs.Tab>
        <Tabs.Tab value="orders">Orders</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="manual" pt="xs">
        <ManualTestCatch account={account} blocked={blocked} />
      </Tabs.Panel>
      <Tabs.Panel value="orders" pt="xs">
        <OrdersTestCatch account={account} blocked={blocked} />
      </Tabs.Panel>
    </Tabs>
  );
  const log = (
    <Stack key="log" gap="sm">
      {status.error && (
        <LoadError
          error={status.error}
          failure="Failed to load test catch status"
          onRetry={status.refetch}
        />
      )}
      {catching && lines.length > 0 && (
        <Text size="sm">These are the lines of the last test catch, not of the real one.</Text>
      )}
      <CatchLog
        lines={lines}
        fileName={`catch-${account.name}-${utcDay()}.txt`.replace(/[^\w.-]+/g, '-')}
        growing={testing}
        empty={emptyLog(testing, catching)}
      />
    </Stack>
  );

  return (
    <Modal opened onClose={onClose} title={`Test Catch: ${account.name}`} size="xl">
      <Stack gap="sm">
        <RunState account={account} testing={testing} catching={catching} />
        {catching ? [log, form] : [form, log]}
      </Stack>
    </Modal>
  );
}

function emptyLog(testing: boolean, catching: boolean): string {
  if (testing) return 'Waiting for the first line';
  return catching ? 'The lines of a real catch are in the EPP logs' : 'Nothing was tested yet';
}

interface RunStateProps {
  account: EppAccount;
  testing: boolean;
  catching: boolean;
}

/** Why no test catch can be started now; nothing if one can. */
function blockedBy({ account, testing, catching }: RunStateProps): string | undefined {
  if (catching) return 'A real catch is running';
  if (testing) return 'A test catch is running';
  return account.is_active ? undefined : 'The account is inactive';
}

/** What runs on the account right now, and the button that stops it. */
function RunState({ account, testing, catching }: RunStateProps) {
  const stopTest = useMutation(stopTestCatch(account.id));
  const { mutate: stopReal } = useMutation(stopRealCatch);
  const stoppingReal = usePendingCall(stopKey, account) !== undefined;
  const told = useRef<HTMLDivElement>(null);
  useFocusHandedOn(told, `${catching} ${testing}`);
  const stopIcon = <IconPlayerStop size={14} aria-hidden />;
  return (
    <Group
      gap="xs"
      role="status"
      tabIndex={-1}
      ref={told}
      aria-label="What runs"
      data-autofocus={catching || undefined}
    >
      {catching && (
        <>
          <StatusBadge tone="bad" label="Real catch running" />
          <BusyButton
            size="compact-sm"
            color="red"
            leftSection={stopIcon}
            busy={stoppingReal}
            onClick={() => stopReal(account)}
          >
            Stop Real Catch
          </BusyButton>
          <Text size="sm">
            What it sends is in the{' '}
            <Link
              to="/epp-logs"
              search={{ registrar_name: account.registrar_category.name }}
              className={styles.link}
            >
              EPP logs
            </Link>
          </Text>
        </>
      )}
      {testing && (
        <>
          <StatusBadge tone="wait" label="Test catch running" />
          <BusyButton
            size="compact-sm"
            variant="default"
            leftSection={stopIcon}
            busy={stopTest.isPending}
            onClick={() => stopTest.mutate()}
          >
            Stop Test Catch
          </BusyButton>
        </>
      )}
      {!catching && !testing && (
        <Text size="sm" c="dimmed">
          Nothing is running. A test catch changes no order.
        </Text>
      )}
    </Group>
  );
}
