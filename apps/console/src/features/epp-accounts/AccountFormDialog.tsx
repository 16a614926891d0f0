import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EppAccount, EppCategory, ManagerOption } from '@dropcatch/sdk';
import { eppAccountInputLimits as limits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryList } from '../../entities/orders/orderStates.ts';
import { accountManagers, readAccount, saveAccount } from '../../entities/epp/eppAccounts.ts';
import { DialogFrame } from '../../ui/dialog/recordDialog.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useRecordEdit } from '../../ui/dialog/useRecordEdit.tsx';
import { inputOrder, requiredField, problemsOf } from '../../ui/form/fields.ts';
import { CronOutlook } from '../../entities/schedules/CronOutlook.tsx';
import { offeredCategories } from '../../entities/epp/eppCategories.ts';
import { managerOptions } from '../../entities/users/users.ts';
import { useCan } from '../../core/session/permissions.ts';
import {
  accountBody,
  accountFields,
  accountFormValues,
  accountProblems,
  checkCron,
  needsCertificate,
  type AccountRules,
} from './accountForm.ts';
import { CredentialField } from './CredentialField.tsx';
import { PasswordField } from '../../ui/form/CredentialInputs.tsx';

interface AccountFormDialogProps {
  /** The account to change; without one, a new one is made. */
  account?: EppAccount;
  onClose: () => void;
}

/** Adds or edits an EPP account (spec, section 5), once the categories and managers to choose from are known. */
export function AccountFormDialog({ account, onClose }: AccountFormDialogProps) {
  const can = useCan();
  const withManager = can('managers/list');
  const categories = useQuery(categoryList);
  const managers = useQuery({ ...accountManagers, enabled: withManager });
  const known = categories.data && (managers.data || !withManager);
  return (
    <DialogFrame
      title={titleOf(account)}
      query={categories.error ? categories : managers}
      data={known ? categories.data : undefined}
      failure="Failed to load data: {error}"
      onClose={onClose}
    >
      {(list) => (
        <AccountForm
          account={account}
          categories={list.categories}
          managers={managers.data?.managers}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}

function titleOf(account: EppAccount | undefined): string {
  return account ? `Edit EPP Account: ${account.name}` : 'Add EPP Account';
}

interface AccountFormProps {
  account: EppAccount | undefined;
  categories: readonly EppCategory[];
  /** The managers to choose from; absent where the field does not show. */
  managers: readonly ManagerOption[] | undefined;
  onClose: () => void;
}

function AccountForm({ account, categories, managers, onClose }: AccountFormProps) {
  const rules: AccountRules = {
    creating: account === undefined,
    withManager: managers !== undefined,
    categories,
  };
  /** Files that were chosen and cannot be what they should be: without them the account is not saved. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const credential = (name: 'ssl_cert' | 'ssl_key') => ({
    maxLength: limits[name].maxLength,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.setFieldValue(name, value),
    refused: refused[name],
    onRefuse: (problem: string | undefined) => {
      setRefused((old) => problemsOf({ ...old, [name]: problem }));
      form.clearFieldError(name);
    },
  });
  const form = useForm({
    initialValues: accountFormValues(account),
    validate: (values) => ({ ...accountProblems(values, rules), ...refused }),
    transformValues: (values) => accountBody(values, rules),
  });
  const submission = useRecordEdit({
    form,
    save: saveAccount(account?.id),
    read: account && (() => readAccount(account.id)),
    valuesOf: accountFormValues,
    fields: accountFields(categories, managers),
    always: ['name', 'registrar_category_id', 'username'],
  });
  const { released_domain_checking_enabled: checking } = form.values;
  const ssl = needsCertificate(form.values, rules);
  return (
    <FormDialog
      title={titleOf(account)}
      form={form}
      submission={submission}
      submitLabel={account ? 'Save Account' : 'Create Account'}
      onClose={onClose}
      size="lg"
    >
      <FieldGrid>
        <TextInput
          label="Name"
          {...requiredField}
          data-autofocus
          maxLength={limits.name.maxLength}
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label="Registrar Category"
          {...requiredField}
          data={[
            { value: '', label: 'Select a category' },
            ...offeredCategories(categories, [String(account?.registrar_category_id)]),
          ]}
          {...form.getInputProps('registrar_category_id')}
        />
        <TextInput
          label="Username"
          {...requiredField}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={limits.username.maxLength}
          {...form.getInputProps('username')}
        />
        <PasswordField
          label="Password"
          {...(!account && requiredField)}
          placeholder={account && 'Empty keeps the current one'}
          autoComplete="new-password"
          maxLength={limits.password.maxLength}
          {...form.getInputProps('password')}
        />
        {managers && (
          <NativeSelect
            label="Manager"
            {...requiredField}
            data={managerOptions('Select a manager', managers, account)}
            {...form.getInputProps('manager_id')}
          />
        )}
        <TextInput
          label="Connection Timeout"
          description={`${limits.connection_timeout.min} to ${limits.connection_timeout.max} seconds`}
          inputWrapperOrder={inputOrder}
          inputMode="numeric"
          {...form.getInputProps('connection_timeout')}
        />
        <TextInput
          label="Host Override"
          description="Empty for the category's server"
          inputWrapperOrder={inputOrder}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={limits.host_override.maxLength}
          {...form.getInputProps('host_override')}
        />
        <TextInput
          label="Port Override"
          description="Empty for the category's port"
          inputWrapperOrder={inputOrder}
          inputMode="numeric"
          {...form.getInputProps('port_override')}
        />
        <CredentialField
          label="SSL Certificate"
          required={ssl}
          configured={account?.ssl_cert_configured ?? false}
          {...credential('ssl_cert')}
        />
        <CredentialField
          label="Private Key"
          required={ssl}
          configured={account?.ssl_key_configured ?? false}
          {...credential('ssl_key')}
        />
      </FieldGrid>
      <Checkbox
        label="Active"
        description="An inactive account can neither connect nor catch"
        {...form.getInputProps('is_active', { type: 'checkbox' })}
      />
      <Checkbox
        label="Check released domains"
        {...form.getInputProps('released_domain_checking_enabled', { type: 'checkbox' })}
      />
      {checking && (
        <FieldGrid>
          <TextInput
            label="Schedule (cron, UTC)"
            {...requiredField}
            placeholder={limits.released_domain_schedule_cron.default}
            description="minute hour day month day-of-week"
            inputWrapperOrder={inputOrder}
            maxLength={limits.released_domain_schedule_cron.maxLength}
            spellCheck={false}
            {...form.getInputProps('released_domain_schedule_cron')}
          />
          <TextInput
            label="Max Domains per Day"
            placeholder={String(limits.released_domain_max_domains_per_day.default)}
            description={`1 to ${limits.released_domain_max_domains_per_day.max}`}
            inputWrapperOrder={inputOrder}
            inputMode="numeric"
            {...form.getInputProps('released_domain_max_domains_per_day')}
          />
        </FieldGrid>
      )}
      {checking && <CronOutlook cron={checkCron(form.values)} />}
    </FormDialog>
  );
}
