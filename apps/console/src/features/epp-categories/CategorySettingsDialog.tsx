import { useForm } from '@mantine/form';
import type { EppCategory, EppCategorySettings } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { categorySettings, saveCategorySettings } from '../../api/eppCategories.ts';
import { DialogFrame } from '../../components/dialog/DialogFrame.tsx';
import { FormDialog } from '../../components/dialog/FormDialog.tsx';
import { SettingsFields } from '../../components/field/SettingsFields.tsx';
import { categoryGroups } from '../../lib/epp/eppSettings.ts';
import { allSettings, settingProblems, valuesOf } from '../../lib/epp/settingsForm.ts';

interface CategorySettingsDialogProps {
  category: EppCategory;
  onClose: () => void;
}

/** The EPP settings of a category, the defaults of its accounts (spec, sections 2 and 5). */
export function CategorySettingsDialog({ category, onClose }: CategorySettingsDialogProps) {
  const query = useQuery(categorySettings(category.id));
  const title = `EPP Settings: ${category.name}`;
  return (
    <DialogFrame
      title={title}
      query={query}
      data={query.data}
      failure="Failed to load EPP settings: {error}"
      onClose={onClose}
    >
      {(settings) => (
        <SettingsForm id={category.id} title={title} settings={settings} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

interface SettingsFormProps {
  id: number;
  title: string;
  settings: EppCategorySettings;
  onClose: () => void;
}

function SettingsForm({ id, title, settings, onClose }: SettingsFormProps) {
  const submission = useMutation(saveCategorySettings(id));
  const form = useForm({
    initialValues: valuesOf(categoryGroups, { ...settings }),
    validate: (values) => settingProblems(categoryGroups, values),
    transformValues: (values) => allSettings(categoryGroups, values, { ...settings }),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submission={submission}
      failure="Failed to save EPP settings: {error}"
      submitLabel="Save Settings"
      onClose={onClose}
      size="xl"
    >
      <SettingsFields
        groups={categoryGroups}
        values={form.values}
        errors={form.errors}
        onChange={form.setFieldValue}
      />
    </FormDialog>
  );
}
