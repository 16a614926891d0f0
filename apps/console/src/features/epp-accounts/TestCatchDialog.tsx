import { Button, NativeSelect, Tabs, Text, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pluralize } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/useNow.ts';
import { formatDay, utcDay, type Day } from '../../core/time/time.ts';
import { InvalidEntries } from '../../entities/domains/DomainsField.tsx';
import {
  catchState,
  realCatchRunning,
  startOrdersTestCatch,
  startTestCatch,
  testCatchDates,
  testCatchStatus,
  watchedRealCatch,
  type CatchState,
} from '../../entities/epp/catches.ts';
import { AccountFitNote } from '../../entities/epp/AccountFitNote.tsx';
import { accountInactive } from '../../entities/epp/eppAccounts.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useFormCheck } from '../../ui/form/useFormCheck.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { CatchLog } from './CatchLog.tsx';
import { AccountRace, CatchStatus, StopCatchButtons } from './CatchStatus.tsx';
import { readTestCatchNames, testCatchDraft, type TestCatchNames } from './testCatch.ts';

/** The input of a test catch: entered names, or the orders of a day. */
type TestInput = 'manual' | 'orders';

/**
 * Tests a catch with entered names or the orders of a day, and shows its log (spec, section 2). While a real catch
 * runs, the dialog shows its race instead. The result of the race stays until the user returns to the test catch.
 */
export function TestCatchDialog({ record: account }: { record: EppAccount }) {
  const today = useToday();
  const real = useQuery(watchedRealCatch(account.id));
  const test = useQuery(testCatchStatus(account.id));
  const [catching, testing] = [catchState(real), catchState(test)];
  const [showsRealCatch, setShowsRealCatch] = useState(false);
  if (catching === 'running' && !showsRealCatch) setShowsRealCatch(true);
  const [kind, setKind] = useState<TestInput>('manual');
  const manual = useMutation(startTestCatch(account.id));
  const orders = useMutation(startOrdersTestCatch(account.id));
  const disabledReason = reasonNotToStart(account, catching, testing);
  const catches = { account, real, test };
  return (
    <Dialog
      title={`${showsRealCatch ? 'Real' : 'Test'} Catch: ${account.name}`}
      {...TestCatchDialog.dialogSize}
      {...(showsRealCatch && { size: '1000px' })}
      footer={() => (
        <>
          {!showsRealCatch && disabledReason && (
            <Text size="sm" c="dimmed">
              {disabledReason}
            </Text>
          )}
          <StopCatchButtons {...catches} />
          {showsRealCatch && catching === 'idle' && (
            <Button variant="default" onClick={() => setShowsRealCatch(false)}>
              Test Catch
            </Button>
          )}
          {!showsRealCatch && (
            <BusyButton
              type="submit"
              form={formId[kind]}
              disabled={Boolean(disabledReason)}
              busy={{ manual, orders }[kind].isPending}
            >
              Start Test Catch
            </BusyButton>
          )}
        </>
      )}
    >
      <CatchStatus {...catches} />
      {showsRealCatch && catching === 'idle' && <Text size="sm">The real catch is over.</Text>}
      {showsRealCatch ? (
        <AccountRace account={account} day={today} />
      ) : (
        <>
          <Tabs value={kind} onChange={(next) => setKind(next === 'orders' ? next : 'manual')}>
            <Tabs.List>
              <Tabs.Tab value="manual">Manual</Tabs.Tab>
              <Tabs.Tab value="orders">Orders</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="manual" pt="xs">
              <ManualTestCatch account={account} start={manual} disabledReason={disabledReason} />
            </Tabs.Panel>
            <Tabs.Panel value="orders" pt="xs">
              <OrdersTestCatch account={account} start={orders} disabledReason={disabledReason} />
            </Tabs.Panel>
          </Tabs>
          <CatchLog
            lines={test.data?.results ?? []}
            fileName={`catch-${account.name}-${utcDay()}.txt`.replace(/[^\w.-]+/g, '-')}
            isGrowing={testing === 'running'}
            empty={emptyLog[testing]}
          />
        </>
      )}
    </Dialog>
  );
}

TestCatchDialog.dialogSize = { size: 'xl', height: 646 };

/** The ids of the forms, for the submit button in the footer. */
const formId: Readonly<Record<TestInput, string>> = {
  manual: 'test-catch-manual',
  orders: 'test-catch-orders',
};

const emptyLog: Readonly<Record<CatchState, string>> = {
  loading: 'Loading the log',
  running: 'Waiting for the first line',
  idle: 'Nothing was tested yet',
  unknown: 'The log could not be loaded',
};

/** Why no test catch can be started; undefined if one can. An unknown state counts as running. */
function reasonNotToStart(
  account: EppAccount,
  catching: CatchState,
  testing: CatchState,
): string | undefined {
  if (catching === 'running') return realCatchRunning;
  if (testing === 'running') return 'A test catch is running';
  if (!account.is_active) return accountInactive;
  const states = [catching, testing];
  if (states.includes('unknown')) return 'It is not known whether a catch is running';
  return states.includes('loading') ? 'Checking whether a catch is running' : undefined;
}

interface StartProps<Value> {
  start: UseMutationResult<unknown, Error, Value>;
  disabledReason: string | undefined;
}

function ManualTestCatch({ account, ...props }: StartProps<string[]> & { account: EppAccount }) {
  const form = useForm({
    initialValues: testCatchDraft.read(),
    onValuesChange: testCatchDraft.save,
    validate: { names: (text) => manualProblem(readTestCatchNames(text)) },
    transformValues: ({ names }) => readTestCatchNames(names).domains,
  });
  return (
    <StartForm {...props} kind="manual" form={form}>
      <Textarea
        label="Domains"
        description="One domain per line"
        data-autofocus
        maxRows={6}
        spellCheck={false}
        autoCapitalize="none"
        classNames={{ input: 'domain-name' }}
        {...form.getInputProps('names')}
      />
      <AccountFitNote account={account} names={form.getTransformedValues()} />
    </StartForm>
  );
}

function manualProblem({ problem, invalid }: TestCatchNames): ReactNode {
  if (!problem) return null;
  return (
    <>
      <span>{problem}</span>
      {invalid.length > 0 && <br />}
      <InvalidEntries entries={invalid} max={5} />
    </>
  );
}

function OrdersTestCatch({ account, ...props }: StartProps<Day> & { account: EppAccount }) {
  const query = useQuery(testCatchDates(account.id));
  const { data, isPending } = query;
  const dates = data?.dates ?? [];
  // The only day is chosen. The selected day may have no more orders after a refresh.
  const dayOf = (chosen: string) =>
    dates.length === 1 ? dates[0]?.date : dates.find(({ date }) => date === chosen)?.date;
  const form = useForm({
    initialValues: { date: '' },
    validate: { date: (date) => (dayOf(date) ? null : 'Please select a test date') },
    transformValues: ({ date }) => dayOf(date) ?? '',
  });
  const failure = <LoadError query={query} />;
  if (query.isLoadingError) return failure;
  const first = isPending ? 'Loading' : dates.length > 0 ? 'Select a date' : 'No pending orders';
  return (
    <StartForm {...props} kind="orders" form={form}>
      {failure}
      <NativeSelect
        label="Test Date (UTC)"
        description="Days on which pending orders drop"
        data={[
          ...(dates.length === 1 ? [] : [{ value: '', label: first }]),
          ...dates.map(({ date, count }) => ({
            value: date,
            label: `${formatDay(date)} (${pluralize(count, 'order')})`,
          })),
        ]}
        {...form.getInputProps('date')}
        value={dayOf(form.values.date) ?? ''}
      />
    </StartForm>
  );
}

interface StartFormProps<Values, Value> extends StartProps<Value> {
  kind: TestInput;
  /** Its body is what the test starts with. */
  form: UseFormReturnType<Values, Value>;
  children: ReactNode;
}

function StartForm<Values extends Record<string, unknown>, Value>(
  props: StartFormProps<Values, Value>,
) {
  const { kind, disabledReason, start, form, children } = props;
  const [content, submit] = useFormCheck(form, start.isPending);
  return (
    <form
      ref={content}
      id={formId[kind]}
      noValidate
      onSubmit={submit((value) => {
        if (!disabledReason && !start.isPending) start.mutate(value);
      })}
    >
      {children}
    </form>
  );
}
