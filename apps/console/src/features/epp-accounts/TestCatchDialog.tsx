import { Button, NativeSelect, Tabs, Text, Textarea } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { pluralize } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/useNow.ts';
import { formatDay, utcDay, type Day } from '../../core/time/time.ts';
import { maxBulkDomains } from '../../entities/domains/parseDomainList.ts';
import { InvalidEntries } from '../../entities/domains/DomainsField.tsx';
import {
  catchState,
  realCatchRuns,
  realCatchStatus,
  startOrdersTestCatch,
  startTestCatch,
  testCatchDates,
  testCatchStatus,
  type CatchState,
} from '../../entities/epp/catches.ts';
import { accountInactive } from '../../entities/epp/eppAccounts.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useInvalidFieldFocus } from '../../ui/focus/moveFocus.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { CatchLog } from './CatchLog.tsx';
import { AccountRace, CatchRunState, StopCatches } from './CatchRunState.tsx';
import { readTestCatchNames, testCatchDraft } from './testCatch.ts';

/** The input of a test: given names, or a day's orders. */
type Kind = 'manual' | 'orders';

/**
 * Tests a catch with given names or a day's orders, and shows its log (spec, section 2). While a real catch runs, it
 * shows that race and nothing of a test. The result of the race stays until a test is started.
 */
export function TestCatchDialog({ record: account }: { record: EppAccount }) {
  const today = useToday();
  const real = useQuery(realCatchStatus(account.id));
  const test = useQuery(testCatchStatus(account.id));
  const [catching, testing] = [catchState(real), catchState(test)];
  const [following, setFollowing] = useState(false);
  if (catching === 'running' && !following) setFollowing(true);
  const [kind, setKind] = useState<Kind>('manual');
  const manual = useMutation(startTestCatch(account.id));
  const orders = useMutation(startOrdersTestCatch(account.id));
  const blocked = blockedBy(account, catching, testing);
  const catches = { account, real, test };
  return (
    <Dialog
      title={`${following ? 'Real' : 'Test'} Catch: ${account.name}`}
      {...TestCatchDialog.dialogSize}
      {...(following && { size: '1000px' })}
      footer={() => (
        <>
          {!following && blocked && (
            <Text size="sm" c="dimmed">
              {blocked}
            </Text>
          )}
          <StopCatches {...catches} />
          {following && catching === 'idle' && (
            <Button variant="default" onClick={() => setFollowing(false)}>
              Test Catch
            </Button>
          )}
          {!following && (
            <BusyButton
              type="submit"
              form={formId[kind]}
              disabled={Boolean(blocked)}
              busy={{ manual, orders }[kind].isPending}
            >
              Start Test Catch
            </BusyButton>
          )}
        </>
      )}
    >
      <CatchRunState {...catches} />
      {following && catching === 'idle' && <Text size="sm">The real catch is over.</Text>}
      {following ? (
        <AccountRace account={account} day={today} />
      ) : (
        <>
          <Tabs value={kind} onChange={(next) => setKind(next === 'orders' ? next : 'manual')}>
            <Tabs.List>
              <Tabs.Tab value="manual">Manual</Tabs.Tab>
              <Tabs.Tab value="orders">Orders</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="manual" pt="xs">
              <ManualTestCatch start={manual} blocked={blocked} />
            </Tabs.Panel>
            <Tabs.Panel value="orders" pt="xs">
              <OrdersTestCatch account={account} start={orders} blocked={blocked} />
            </Tabs.Panel>
          </Tabs>
          <CatchLog
            lines={test.data?.results ?? []}
            fileName={`catch-${account.name}-${utcDay()}.txt`.replace(/[^\w.-]+/g, '-')}
            growing={testing === 'running'}
            empty={emptyLog[testing]}
          />
        </>
      )}
    </Dialog>
  );
}

TestCatchDialog.dialogSize = { size: 'xl', height: 646 };

/** The ids by which the button in the footer submits the visible form, since the log has a field, too. */
const formId: Readonly<Record<Kind, string>> = {
  manual: 'test-catch-manual',
  orders: 'test-catch-orders',
};

const emptyLog: Readonly<Record<CatchState, string>> = {
  asking: 'Loading the log',
  running: 'Waiting for the first line',
  idle: 'Nothing was tested yet',
  unknown: 'The log could not be loaded',
};

/** Why no test catch can be started now; undefined if one can. An unknown state counts as a running catch. */
function blockedBy(
  account: EppAccount,
  catching: CatchState,
  testing: CatchState,
): string | undefined {
  if (catching === 'running') return realCatchRuns;
  if (testing === 'running') return 'A test catch is running';
  if (!account.is_active) return accountInactive;
  const states = [catching, testing];
  if (states.includes('unknown')) return 'It is not known whether a catch is running';
  return states.includes('asking') ? 'Asking whether a catch is running' : undefined;
}

interface StartProps<Value> {
  start: UseMutationResult<unknown, Error, Value>;
  blocked: string | undefined;
}

function ManualTestCatch(props: StartProps<string[]>) {
  const [text, setText] = useState(() => testCatchDraft.read().names);
  const [asked, setAsked] = useState(false);
  const names = readTestCatchNames(text);
  const { problem, invalid = [] } = 'problem' in names ? names : {};
  return (
    <StartForm
      {...props}
      kind="manual"
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
              <InvalidEntries entries={invalid} max={5} />
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

function OrdersTestCatch({ account, ...props }: StartProps<Day> & { account: EppAccount }) {
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState(false);
  const { data, error, isPending, refetch } = useQuery(testCatchDates(account.id));
  const failed = error && <LoadError error={error} onRetry={refetch} />;
  if (failed && !data) return failed;
  const dates = data?.dates ?? [];
  // The orders of a day may be gone when the days are read again.
  const day = dates.find(({ date }) => date === chosen)?.date;
  const first = isPending ? 'Loading' : dates.length > 0 ? 'Select a date' : 'No pending orders';
  return (
    <StartForm {...props} kind="orders" value={day} onSubmit={() => setAsked(true)}>
      {failed}
      <NativeSelect
        label="Test Date (UTC)"
        description="Days on which pending orders drop"
        value={day ?? ''}
        data={[
          { value: '', label: first },
          ...dates.map(({ date, count }) => ({
            value: date,
            label: `${formatDay(date)} (${pluralize(count, 'order')})`,
          })),
        ]}
        error={asked && !day && 'Please select a test date'}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
    </StartForm>
  );
}

interface StartFormProps<Value> extends StartProps<Value> {
  kind: Kind;
  /** The value to start with; undefined while the input is not valid. */
  value: Value | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

function StartForm<Value>(props: StartFormProps<Value>) {
  const { kind, blocked, start, value, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const refuse = useInvalidFieldFocus(form, start.isPending);
  return (
    <form
      ref={form}
      id={formId[kind]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        if (value === undefined) refuse();
        else if (!blocked && !start.isPending) start.mutate(value);
      }}
    >
      {children}
    </form>
  );
}
