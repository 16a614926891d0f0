import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  catchState,
  realCatchStatus,
  stopTestCatch,
  testCatchStatus,
  type CatchState,
} from '../../../entities/epp/catches.ts';
import { utcDay } from '../../../core/time/time.ts';
import { useToday } from '../../../core/time/today.ts';
import { AccountRace } from './AccountRace.tsx';
import { CatchLog } from './CatchLog.tsx';
import { CatchRunState } from './CatchRunState.tsx';
import { ManualTestCatch } from './ManualTestCatch.tsx';
import { OrdersTestCatch } from './OrdersTestCatch.tsx';
import { askToStopRealCatch, askToStopTestCatch } from '../../../entities/epp/liveQuestions.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

interface TestCatchDialogProps {
  account: EppAccount;
  onClose: () => void;
}

/**
 * Rehearses a catch with given names or a day's orders, and shows the log of what runs (spec, section 2). While a real
 * catch runs, which it is opened to follow, it shows that race and nothing of a test. What came of the race stays after
 * the catch has ended, until a rehearsal is asked for.
 */
export function TestCatchDialog({ account, onClose }: TestCatchDialogProps) {
  const today = useToday();
  const stopTest = useMutation(stopTestCatch(account.id));
  const real = useQuery(realCatchStatus(account.id));
  const test = useQuery(testCatchStatus(account.id));
  const [catching, testing] = [catchState(real), catchState(test)];
  const [following, setFollowing] = useState(false);
  if (catching === 'running' && !following) setFollowing(true);
  const lines = test.data?.results ?? [];
  const blocked = blockedBy(account, catching, testing);
  const askToStop = async (which: 'real' | 'test') => {
    if (which === 'real') await askToStopRealCatch(account);
    else if (await askToStopTestCatch(account, lines.length)) stopTest.mutate();
  };

  return (
    <Dialog
      onClose={onClose}
      title={`${following ? 'Real' : 'Test'} Catch: ${account.name}`}
      size={following ? '1000px' : 'xl'}
    >
      <Stack gap="sm">
        <CatchRunState
          account={account}
          real={real}
          test={test}
          stoppingTest={stopTest.isPending}
          onStop={(which) => void askToStop(which)}
        />
        {following && catching === 'idle' && (
          <Group gap="xs">
            <Text size="sm">The real catch is over.</Text>
            <Button size="compact-sm" variant="default" onClick={() => setFollowing(false)}>
              Test Catch
            </Button>
          </Group>
        )}
        {following ? (
          <AccountRace account={account} day={today} />
        ) : (
          <>
            <Tabs defaultValue="manual">
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
            <CatchLog
              lines={lines}
              fileName={`catch-${account.name}-${utcDay()}.txt`.replace(/[^\w.-]+/g, '-')}
              growing={testing === 'running'}
              empty={emptyLog[testing]}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const emptyLog: Readonly<Record<CatchState, string>> = {
  asking: 'Loading the log',
  running: 'Waiting for the first line',
  idle: 'Nothing was tested yet',
  unknown: 'The log could not be loaded',
};

/** Why no test catch can be started now; nothing if one can. What is not known counts as a catch that runs. */
function blockedBy(
  account: EppAccount,
  catching: CatchState,
  testing: CatchState,
): string | undefined {
  if (catching === 'running') return 'A real catch is running';
  if (testing === 'running') return 'A test catch is running';
  if (!account.is_active) return 'The account is inactive';
  const states = [catching, testing];
  if (states.includes('unknown')) return 'It is not known whether a catch is running';
  return states.includes('asking') ? 'Asking whether a catch is running' : undefined;
}
