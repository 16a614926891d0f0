import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EppAccount, EppAccountSettings, EppCategorySettings } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountSettings, saveAccountSettings } from '../../entities/epp/eppAccounts.ts';
import { categorySettings } from '../../entities/epp/eppCategories.ts';
import { DialogFrame } from '../../ui/dialog/recordDialog.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { SettingsFields } from '../../entities/epp/SettingsFields.tsx';
import { accountGroups, categoryGroups } from '../../entities/epp/eppSettings.ts';
import {
  changedSettings,
  ownValues,
  settingProblems,
  valuesOf,
  withDefaults,
} from '../../entities/epp/settingsForm.ts';

interface AccountSettingsDialogProps {
  account: EppAccount;
  onClose: () => void;
}

/**
 * The settings of an account as overrides of its category's. If the account's own cannot be fetched the form silently
 * falls back to the category's (spec, section 8); only changed keys are sent, so nothing else is lost by that.
 */
export function AccountSettingsDialog({ account, onClose }: AccountSettingsDialogProps) {
  const category = useQuery(categorySettings(account.registrar_category_id));
  const own = useQuery(accountSettings(account.id));
  const title = `Account Settings: ${account.name}`;
  // Those of now: the form is sent as a change of what it began with.
  const isKnown = !own.isFetching && (own.data !== undefined || own.isError);
  return (
    <DialogFrame
      title={title}
      query={category}
      data={category.data && isKnown ? { defaults: category.data, own: own.data } : undefined}
      failure="Failed to load data: {error}"
      editing
      onClose={onClose}
    >
      {(known) => (
        <SettingsForm
          account={account}
          title={title}
          category={withDefaults(categoryGroups, { ...known.defaults })}
          inForce={known.own ?? { ...ofAccountsAlone, ...known.defaults }}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}

/** What an account has that its category has not, while nothing is set. */
const ofAccountsAlone = {
  order_processing_end_time: null,
  whois_check_enabled: false,
  whois_server: null,
  whois_valid_registrar: null,
};

/** The settings that an answer has. */
const present = (settings: EppAccountSettings): Partial<EppAccountSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

interface SettingsFormProps {
  account: EppAccount;
  title: string;
  category: EppCategorySettings;
  inForce: EppAccountSettings;
  onClose: () => void;
}

function SettingsForm({ account, title, category, inForce, onClose }: SettingsFormProps) {
  const submission = useMutation(saveAccountSettings(account.id));
  const defaults = { ...category };
  // What the answer lacks is inherited, or has the default of the spec (section 9).
  const effective = withDefaults(accountGroups, { ...defaults, ...present(inForce) });
  const [initialValues] = useState(() => ({
    ...valuesOf(accountGroups, effective),
    ...ownValues(accountGroups, effective, defaults),
  }));
  const form = useForm({
    initialValues,
    validate: (values) => settingProblems(accountGroups, values),
    transformValues: (values) => changedSettings(accountGroups, values, initialValues, defaults),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submission={submission}
      submitLabel="Save Settings"
      onClose={onClose}
      size="xl"
    >
      <Text size="sm" c="dimmed">
        What is inherited follows the category <bdi>{account.registrar_category.name}</bdi>. Changes
        take effect on the next connection, check or catch.
      </Text>
      <SettingsFields
        groups={accountGroups}
        values={form.values}
        errors={form.errors}
        inherited={defaults}
        onChange={form.setFieldValue}
      />
    </FormDialog>
  );
}
