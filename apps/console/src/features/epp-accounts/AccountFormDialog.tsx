import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../core/session/permissions.ts';
import {
  accountList,
  accountManagers,
  readAccount,
  saveAccount,
} from '../../entities/epp/eppAccounts.ts';
import { categoryList } from '../../entities/epp/choices.ts';
import { CronPreview } from '../../entities/cron/CronPreview.tsx';
import { FormSection } from '../../ui/dialog/sections.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { LoadedDialog } from '../../ui/dialog/recordDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { textOf } from '../../ui/form/fieldTable.ts';
import {
  accountFields,
  accountSections,
  needsCertificate,
  type AccountContext,
} from './accountFields.ts';
import { CredentialField } from './CredentialField.tsx';

/** Edits an EPP account, or adds one (spec, section 5). Categories and managers load first. */
export function AccountFormDialog({ record: account }: { record?: EppAccount }) {
  const withManager = useCan()('managers/list');
  const categories = useQuery(categoryList);
  const managers = useQuery({ ...accountManagers, enabled: withManager });
  const isLoaded = categories.data && (managers.data || !withManager);
  const title = account ? `Edit EPP Account: ${account.name}` : 'Add EPP Account';
  return (
    <LoadedDialog
      title={title}
      dialogSize={AccountFormDialog.dialogSize}
      query={categories.error ? categories : managers}
      data={isLoaded ? categories.data : undefined}
      failure={accountList.meta?.failure}
    >
      {(list) => (
        <AccountForm
          title={title}
          account={account}
          categories={list.categories}
          managers={managers.data?.managers}
        />
      )}
    </LoadedDialog>
  );
}

AccountFormDialog.dialogSize = { size: 'xl', height: 760 };

interface AccountFormProps extends AccountContext {
  title: string;
}

function AccountForm({ title, ...context }: AccountFormProps) {
  const { account } = context;
  const fieldForm = useFieldForm({
    fields: accountFields(context),
    record: account,
    save: saveAccount(account?.id),
    read: readAccount,
  });
  const { values } = fieldForm.form;
  return (
    <FormDialog
      {...fieldForm}
      title={title}
      submitLabel={account ? 'Save Account' : 'Create Account'}
      {...AccountFormDialog.dialogSize}
    >
      {accountSections.map(({ title: heading, help, names, columns }) => (
        <FormSection key={heading} title={heading} help={help}>
          <FieldInputs
            {...fieldForm}
            names={names}
            columns={columns}
            inputOf={(field) =>
              (field.name === 'ssl_cert' || field.name === 'ssl_key') && (
                <CredentialField
                  field={field}
                  form={fieldForm.form}
                  required={needsCertificate(values, context)}
                  configured={account?.[`${field.name}_configured`] ?? false}
                />
              )
            }
          />
        </FormSection>
      ))}
      {values['released_domain_checking_enabled'] === true && (
        <CronPreview cron={textOf(values['released_domain_schedule_cron']).trim()} />
      )}
    </FormDialog>
  );
}
