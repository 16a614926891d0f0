import { Button, Group, NativeSelect, Stack, Tabs, Text, Textarea } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { countOf } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/ticking.ts';
import { formatDay, utcDay } from '../../core/time/time.ts';
import { maxBulkDomains } from '../../entities/domains/domainList.ts';
import { EnteredTexts } from '../../entities/domains/DomainsField.tsx';
import {
  catchState,
  realCatchStatus,
  startOrdersTestCatch,
  startTestCatch,
  testCatchDates,
  testCatchStatus,
  type CatchState,
} from '../../entities/epp/catches.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useRefusalFocus } from '../../ui/focus/moveFocus.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { CatchLog } from './CatchLog.tsx';
import { AccountRace, CatchRunState } from './CatchRunState.tsx';
import { readTestCatchNames, testCatchDraft } from './testCatch.ts';

/**
 * Rehearses a catch with given names or a day's orders, and shows the log of what runs (spec, section 2). While a real
 * catch runs, which it is opened to follow, it shows that race and nothing of a test. What came of the race stays after
 * the catch has ended, until a rehearsal is asked for.
 */
export function TestCatchDialog({ record: account }: { record: EppAccount }) {
  const today = useToday();
  const real = useQuery(realCatchStatus(account.id));
  const test = useQuery(testCatchStatus(account.id));
  const [catching, testing] = [catchState(real), catchState(test)];
  const [following, setFollowing] = useState(false);
  if (catching === 'running' && !following) setFollowing(true);
  const lines = test.data?.results ?? [];
  const blocked = blockedBy(account, catching, testing);
  return (
    <Dialog
      title={`${following ? 'Real' : 'Test'} Catch: ${account.name}`}
      size={following ? '1000px' : 'xl'}
    >
      <Stack gap="sm">
        <CatchRunState account={account} real={real} test={test} />
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

interface TestCatchProps {
  account: EppAccount;
  blocked: string | undefined;
}

function ManualTestCatch({ account, blocked }: TestCatchProps) {
  const [text, setText] = useState(() => testCatchDraft.read().names);
  const [asked, setAsked] = useState(false);
  const start = useMutation(startTestCatch(account.id));
  const names = readTestCatchNames(text);
  const { problem, invalid = [] } = 'problem' in names ? names : {};
  return (
    <StartForm
      blocked={blocked}
      start={start}
      value={'domains' in names ? names.domains : undefined}
      onSubmit={() => setAsked(problem !== undefined)}
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
          asked &&
          problem && (
            <>
              {problem}
              {invalid.length > 0 && ': '}
              <EnteredTexts entries={invalid} most={5} />
            </>
          )
        }
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          testCatchDraft.save({ names: value });
        }}
      />
    </StartForm>
  );
}

function OrdersTestCatch({ account, blocked }: TestCatchProps) {
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState(false);
  const start = useMutation(startOrdersTestCatch(account.id));
  const { data, error, isPending, refetch } = useQuery(testCatchDates(account.id));
  const failed = error && <LoadError error={error} onRetry={refetch} />;
  if (failed && !data) return failed;
  const dates = data?.dates ?? [];
  // The orders of a day may be gone when the days are asked for anew.
  const day = dates.find(({ date }) => date === chosen)?.date;
  const first = isPending ? 'Loading' : dates.length > 0 ? 'Select a date' : 'No pending orders';
  return (
    <StartForm blocked={blocked} start={start} value={day} onSubmit={() => setAsked(true)}>
      {failed}
      <NativeSelect
        label="Test Date (UTC)"
        description="Days on which pending orders drop"
        value={day ?? ''}
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
    </StartForm>
  );
}

interface StartFormProps<Value> {
  blocked: string | undefined;
  start: UseMutationResult<unknown, Error, Value>;
  /** What to start with; undefined while what was entered does not do. */
  value: Value | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

function StartForm<Value>({ blocked, start, value, onSubmit, children }: StartFormProps<Value>) {
  const form = useRef<HTMLFormElement>(null);
  const refuse = useRefusalFocus(form, start.isPending);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        if (value === undefined) refuse();
        else if (!blocked && !start.isPending) start.mutate(value);
      }}
    >
      {children}
      <Group justify="flex-end" gap="xs" mt="xs">
        {blocked && (
          <Text size="sm" c="dimmed">
            {blocked}
          </Text>
        )}
        <BusyButton type="submit" disabled={Boolean(blocked)} busy={start.isPending}>
          Start Test Catch
        </BusyButton>
      </Group>
    </form>
  );
}
