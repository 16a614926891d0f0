import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CheckInput } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { checkAccounts, startCheck } from './released.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { requiredField } from '../../ui/form/fields.ts';
import { accountOption } from '../../entities/epp/eppAccounts.ts';
import { useCheckSessions } from './storedSessions.ts';

interface CheckDialogProps {
  /** A check runs now: shows its progress in the place of this dialog. */
  onStarted: (sessionId: string) => void;
  onClose: () => void;
}

/** Checks through an account whether what was released on a day can still be had (spec, section 2). */
export function CheckDialog({ onStarted, onClose }: CheckDialogProps) {
  const accounts = useQuery(checkAccounts);
  const { add } = useCheckSessions();
  const submission = useMutation({
    ...startCheck,
    // Also where the person has gone elsewhere meanwhile.
    onSuccess: ({ session_id }, { release_date }) => {
      if (session_id) add(session_id, release_date);
    },
  });
  const form = useForm({
    initialValues: { release_date: '', epp_account_id: '' },
    transformValues: ({ release_date, epp_account_id }): CheckInput => ({
      release_date,
      epp_account_id: Number(epp_account_id),
    }),
  });
  const { release_date, epp_account_id } = form.values;
  const choices = accounts.data?.accounts;
  const chosen = choices?.find(({ id }) => String(id) === epp_account_id);

  const started = useRef<string>(undefined);
  const leave = () => {
    if (started.current === undefined) onClose();
    else onStarted(started.current);
  };

  return (
    <FormDialog
      title="Check Domain Availability"
      form={form}
      submission={{
        ...submission,
        mutateAsync: async (input) => {
          started.current = (await submission.mutateAsync(input)).session_id;
        },
      }}
      submitLabel="Start Check"
      incomplete={!release_date || !chosen}
      onClose={leave}
    >
      <TextInput
        type="date"
        label="Release Date"
        description="UTC day; all domains released then are checked"
        {...requiredField}
        data-autofocus
        {...form.getInputProps('release_date')}
      />
      {accounts.error && <LoadError error={accounts.error} onRetry={accounts.refetch} />}
      <NativeSelect
        label="EPP Account"
        {...requiredField}
        disabled={!choices?.length}
        description={
          choices?.length === 0
            ? 'There is no active EPP account to check through'
            : chosen?.is_connected === false && 'Without a connection the check will fail'
        }
        data={[
          { value: '', label: accounts.isPending ? 'Loading accounts' : 'Select an account' },
          ...(choices ?? []).map(accountOption),
        ]}
        {...form.getInputProps('epp_account_id')}
      />
    </FormDialog>
  );
}
