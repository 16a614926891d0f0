import { Text } from '@mantine/core';
import type { EppAccount, EppAccountSettings, EppCategorySettings } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { showSuccess } from '../../core/api/messages.ts';
import { fetchFresh } from '../../core/api/queryClient.ts';
import {
  accountList,
  accountSettings,
  saveAccountSettings,
} from '../../entities/epp/eppAccounts.ts';
import { categorySettings } from '../../entities/epp/eppCategories.ts';
import {
  accountSettingFields,
  accountSettingSections,
  categorySettingFields,
  overrideFields,
  withDefaults,
} from '../../entities/epp/eppSettings.ts';
import { SettingsFields } from '../../entities/epp/SettingsFields.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { LoadedDialog } from '../../ui/dialog/recordDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import type { FormValues } from '../../ui/form/fieldTable.ts';
import { changedIn } from '../../ui/form/mergeEdit.ts';

/**
 * The settings of an account as overrides of its category. If the settings of the account cannot be loaded, the form
 * silently falls back to those of the category (spec, section 8). Only changed settings are sent, so others stay.
 */
export function AccountSettingsDialog({ record: account }: { record: EppAccount }) {
  const category = useQuery(categorySettings(account.registrar_category_id));
  const own = useQuery(accountSettings(account.id));
  const title = `Account Settings: ${account.name}`;
  // Not from the cache: the form sends only what differs from its initial values.
  const isLoaded = !own.isFetching && (own.data !== undefined || own.isError);
  return (
    <LoadedDialog
      title={title}
      dialogSize={AccountSettingsDialog.dialogSize}
      query={category}
      data={
        category.data && isLoaded
          ? { category: category.data.settings, own: own.data?.effective_settings }
          : undefined
      }
      failure={accountList.meta?.failure}
      editing
    >
      {(settings) => <SettingsForm {...settings} account={account} title={title} />}
    </LoadedDialog>
  );
}

AccountSettingsDialog.dialogSize = { size: 'xl', height: 900 };

interface SettingsFormProps {
  account: EppAccount;
  title: string;
  category: EppCategorySettings;
  own: EppAccountSettings | undefined;
}

function SettingsForm({ account, title, category, own }: SettingsFormProps) {
  const inherited = withDefaults(categorySettingFields, category);
  const recordOf = (settings: EppAccountSettings | undefined) => ({
    ...withDefaults(accountSettingFields, { ...inherited, ...settings }),
    id: account.id,
  });
  const fields = overrideFields(inherited);
  const { form, submission } = useFieldForm({
    fields,
    record: recordOf(own),
    save: saveAccountSettings(account.id),
    read: async (id) => {
      const current = fetchFresh(accountSettings(id));
      // Without settings of its own from the start, the form shows those of the category.
      const read = own ? current : current.catch(() => undefined);
      const settings = (await read)?.effective_settings;
      return settings && recordOf(settings);
    },
  });
  const save = async (body: FormValues) => {
    const opened = form.getTransformedValues(form.getInitialValues());
    const changes = changedIn(fields, body, opened);
    if (Object.keys(changes).length > 0) await submission.mutateAsync(body);
    else showSuccess('There is nothing to save');
  };
  return (
    <FormDialog
      title={title}
      form={form}
      submission={{ ...submission, mutateAsync: save }}
      submitLabel="Save Settings"
      {...AccountSettingsDialog.dialogSize}
    >
      <Text size="sm" c="dimmed">
        Inherited values follow the category <bdi>{account.registrar_category.name}</bdi>. Changes
        take effect on the next connection, check or catch.
      </Text>
      <SettingsFields sections={accountSettingSections} form={form} inherited={inherited} />
    </FormDialog>
  );
}
