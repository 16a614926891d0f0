import { Button, Group, Stack, Tabs, Text, Textarea, NativeSelect } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, useRef } from 'react';
import {
  catchState,
  realCatchStatus,
  stopTestCatch,
  testCatchStatus,
  type CatchState,
  startTestCatch,
  startOrdersTestCatch,
  testCatchDates,
} from '../../../entities/epp/catches.ts';
import { utcDay, formatDay } from '../../../core/time/time.ts';
import { useToday } from '../../../core/time/ticking.ts';
import { AccountRace, CatchRunState } from './CatchRunState.tsx';
import { CatchLog } from './CatchLog.tsx';
import { askToStopRealCatch, askToStopTestCatch } from '../../../entities/epp/liveQuestions.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EnteredTexts } from '../../../entities/domains/DomainsField.tsx';
import { maxBulkDomains } from '../../../entities/domains/domainList.ts';
import { useRefusalFocus } from '../../../ui/focus/moveFocus.ts';
import { readTestCatchNames, testCatchDraft } from './testCatch.ts';
import { LoadError } from '../../../ui/page/LoadError.tsx';
import { countOf } from '../../../core/text/numbers.ts';
import { BusyButton } from '../../../ui/page/BusyButton.tsx';

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

interface ManualTestCatchProps {
  account: EppAccount;
  /** Why none can be started now. */
  blocked: string | undefined;
}

/** A test catch with names that are typed or pasted, one a line; they are kept for the tab. */
function ManualTestCatch({ account, blocked }: ManualTestCatchProps) {
  const [text, setText] = useState(() => testCatchDraft.read().names);
  const [asked, setAsked] = useState(false);
  const start = useMutation(startTestCatch(account.id));
  const form = useRef<HTMLFormElement>(null);
  const refuse = useRefusalFocus(form, start.isPending);
  const names = readTestCatchNames(text);
  const problem = asked && 'problem' in names ? names : undefined;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked('problem' in names);
        if ('problem' in names) refuse();
        else if (!blocked && !start.isPending) start.mutate(names.domains);
      }}
    >
      <Textarea
        label="Domains"
        description={`One domain per line; at most ${maxBulkDomains}`}
        data-autofocus
        value={text}
        maxRows={6}
        spellCheck={false}
        autoCapitalize="none"
        classNames={{ input: 'domain-name' }}
        error={
          problem && (
            <>
              {problem.problem}
              {problem.invalid.length > 0 && ': '}
              <EnteredTexts entries={problem.invalid} most={5} />
            </>
          )
        }
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          testCatchDraft.save({ names: value });
        }}
      />
      <StartTestCatch blocked={blocked} busy={start.isPending} />
    </form>
  );
}

interface OrdersTestCatchProps {
  account: EppAccount;
  /** Why none can be started now. */
  blocked: string | undefined;
}

/** A test catch with the pending orders of a day (spec, section 2). */
function OrdersTestCatch({ account, blocked }: OrdersTestCatchProps) {
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState(false);
  const start = useMutation(startOrdersTestCatch(account.id));
  const form = useRef<HTMLFormElement>(null);
  const refuse = useRefusalFocus(form, start.isPending);
  const { data, error, isPending, refetch } = useQuery(testCatchDates(account.id));
  const failed = error && <LoadError error={error} onRetry={refetch} />;
  if (failed && !data) return failed;
  const dates = data?.dates ?? [];
  // The orders of a day may be gone when the days are asked for anew.
  const day = dates.some(({ date }) => date === chosen) ? chosen : '';
  const first = isPending ? 'Loading' : dates.length > 0 ? 'Select a date' : 'No pending orders';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!day) refuse();
        else if (!blocked && !start.isPending) start.mutate(day);
      }}
    >
      {failed}
      <NativeSelect
        label="Test Date (UTC)"
        description="Days on which pending orders drop"
        value={day}
        data={[
          { value: '', label: first },
          ...dates.map(({ date, count }) => ({
            value: date,
            label: `${formatDay(date)} (${countOf(count, 'order')})`,
          })),
        ]}
        error={asked && !day && 'Please select a test date'}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <StartTestCatch blocked={blocked} busy={start.isPending} />
    </form>
  );
}

interface StartTestCatchProps {
  /** Why none can be started now. */
  blocked: string | undefined;
  busy: boolean;
}

/** The button that submits a form of a test catch, or why it cannot. */
function StartTestCatch({ blocked, busy }: StartTestCatchProps) {
  return (
    <Group justify="flex-end" gap="xs" mt="xs">
      {blocked && (
        <Text size="sm" c="dimmed">
          {blocked}
        </Text>
      )}
      <BusyButton type="submit" disabled={Boolean(blocked)} busy={busy}>
        Start Test Catch
      </BusyButton>
    </Group>
  );
}
