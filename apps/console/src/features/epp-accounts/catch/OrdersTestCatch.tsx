import { NativeSelect } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { startOrdersTestCatch, testCatchDates } from '../../../entities/epp/catches.ts';
import { LoadError } from '../../../ui/page/LoadError.tsx';
import { useRefusalFocus } from '../../../ui/focus/useRefusalFocus.ts';
import { countOf } from '../../../core/text/numbers.ts';
import { formatDay } from '../../../core/time/time.ts';
import { StartTestCatch } from './StartTestCatch.tsx';

interface OrdersTestCatchProps {
  account: EppAccount;
  /** Why none can be started now. */
  blocked: string | undefined;
}

/** A test catch with the pending orders of a day (spec, section 2). */
export function OrdersTestCatch({ account, blocked }: OrdersTestCatchProps) {
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
