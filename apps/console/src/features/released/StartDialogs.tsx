import { NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CheckInput } from '@dropcatch/sdk';
import { releasedDomainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCloseDialog } from '../../core/address/history.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { withTld } from '../../entities/domains/domainName.ts';
import { bestFitFirst } from '../../entities/epp/accountFit.ts';
import { AccountFitNote } from '../../entities/epp/AccountFitNote.tsx';
import { categoryList } from '../../entities/epp/choices.ts';
import { accountOption, selectAccount } from '../../entities/epp/eppAccounts.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { DayField } from '../../ui/form/DayField.tsx';
import { requiredField } from '../../ui/form/fields.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { checkNotes, withCheck } from './checkNotes.ts';
import { checkAccounts, populateReleased, releasedList, startCheck } from './released.ts';

/** The days that are offered: names are released on their drop day. */
const pastDays = ['Yesterday', 'Today'] as const;

/** Adds the catalogue's drops of a day to the released domains (spec, section 2). */
export function PopulateDialog() {
  const submission = useMutation(populateReleased);
  const form = useForm({ initialValues: { target_date: '' } });
  return (
    <FormDialog
      title="Populate Released Domains"
      form={form}
      submission={submission}
      submitLabel="Populate"
      incomplete={!form.values.target_date}
      size="sm"
    >
      <DayField
        label="Target Date"
        near={pastDays}
        description="The UTC day whose drops are added. Domains already listed stay unchanged."
        {...requiredField}
        {...form.getInputProps('target_date')}
      />
    </FormDialog>
  );
}

/**
 * Checks through an account whether the names released on a day are still available (spec, section 2). After the start,
 * the progress replaces this dialog.
 */
export function CheckDialog() {
  const accounts = useQuery(checkAccounts);
  const submission = useMutation({
    ...startCheck,
    // Also after the user has left the screen.
    onSuccess: ({ session_id }, { release_date }) => {
      if (session_id)
        checkNotes.change((notes) => withCheck(notes, session_id, release_date, serverNow()));
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
  const released = useQuery({
    ...releasedList({
      release_date_from: release_date,
      release_date_to: release_date,
      per_page: limits.per_page.max,
    }),
    enabled: release_date !== '',
  }).data;
  const names = released?.domains.map(withTld) ?? [];
  const { data: categoryData } = useQuery(categoryList);
  const options =
    accounts.data && bestFitFirst(accounts.data.accounts, categoryData?.categories, names);
  const selected = options?.find(({ id }) => String(id) === epp_account_id);

  const navigate = useNavigate();
  const close = useCloseDialog();

  return (
    <FormDialog
      title="Check Domain Availability"
      form={form}
      submission={submission}
      submitLabel="Start Check"
      incomplete={!release_date || !selected}
      onDone={({ session_id: sessionId }) => {
        if (sessionId === undefined) return close();
        const to = '/released/progress/$sessionId';
        void navigate({ to, params: { sessionId }, search: true, replace: true });
      }}
    >
      <DayField
        label="Release Date"
        near={pastDays}
        description="UTC day; all domains released then are checked"
        {...requiredField}
        {...form.getInputProps('release_date')}
      />
      <LoadError query={accounts} />
      <NativeSelect
        label="EPP Account"
        {...requiredField}
        disabled={!options?.length}
        description={
          options?.length === 0
            ? 'There is no active EPP account for the check'
            : selected?.is_connected === false && 'Without a connection the check will fail'
        }
        data={[
          { value: '', label: accounts.isPending ? 'Loading accounts' : selectAccount },
          ...(options ?? []).map(accountOption),
        ]}
        {...form.getInputProps('epp_account_id')}
      />
      <AccountFitNote
        account={selected}
        names={names}
        isSample={(released?.pagination.total ?? 0) > names.length}
      />
    </FormDialog>
  );
}
