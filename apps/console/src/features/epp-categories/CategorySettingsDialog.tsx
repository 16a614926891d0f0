import type { EppCategory } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { fetchFresh } from '../../core/api/queryClient.ts';
import { categorySettings, saveCategorySettings } from '../../entities/epp/eppCategories.ts';
import {
  categorySettingFields,
  categorySettingSections,
  settingsOf,
  templateProblems,
  type CategorySettings,
} from '../../entities/epp/eppSettings.ts';
import { SettingsFields } from '../../entities/epp/SettingsFields.tsx';
import type { Question } from '../../ui/dialog/confirm.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { LoadedDialog } from '../../ui/dialog/recordDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import type { FormValues } from '../../ui/form/fieldTable.ts';

/** The EPP settings of a category, which its accounts inherit (spec, sections 2 and 5). */
export function CategorySettingsDialog({ record: category }: { record: EppCategory }) {
  const query = useQuery(categorySettings(category.id));
  const title = `EPP Settings: ${category.name}`;
  return (
    <LoadedDialog
      title={title}
      dialogSize={CategorySettingsDialog.dialogSize}
      query={query}
      data={query.data}
      editing
    >
      {({ settings }) => <SettingsForm title={title} record={settingsOf(category.id, settings)} />}
    </LoadedDialog>
  );
}

CategorySettingsDialog.dialogSize = { size: 'xl', height: 900 };

interface SettingsFormProps {
  title: string;
  record: CategorySettings;
}

function SettingsForm({ title, record }: SettingsFormProps) {
  const fieldForm = useFieldForm({
    fields: categorySettingFields,
    record,
    save: saveCategorySettings(record.id),
    read: async (id) => settingsOf(id, (await fetchFresh(categorySettings(id))).settings),
    // All settings are sent. Hidden ones stay as they are stored.
    extraBody: (_body, { id: _id, ...stored }: CategorySettings = record) => stored,
  });
  const { form } = fieldForm;
  return (
    <FormDialog
      {...fieldForm}
      title={title}
      submitLabel="Save Settings"
      question={() => malformedQuestion(form.values)}
      {...CategorySettingsDialog.dialogSize}
    >
      <SettingsFields sections={categorySettingSections} form={form} />
    </FormDialog>
  );
}

function malformedQuestion(values: FormValues): Question | undefined {
  const problems = templateProblems(values);
  if (problems.length === 0) return undefined;
  return {
    title: 'Save a template that is not well formed?',
    confirmLabel: 'Save Anyway',
    cancelLabel: 'Keep Editing',
    danger: true,
    body: (
      <>
        {problems.map(([label, problem]) => (
          <p key={label}>{`${label}: ${problem}`}</p>
        ))}
        <p>A registry refuses a command whose XML it cannot read.</p>
      </>
    ),
  };
}
