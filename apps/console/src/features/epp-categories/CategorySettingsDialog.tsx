import { useForm } from '@mantine/form';
import type { EppCategory, EppCategorySettings } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { categorySettings, saveCategorySettings } from '../../entities/epp/eppCategories.ts';
import type { Question } from '../../ui/dialog/confirm.ts';
import { DialogFrame } from '../../ui/dialog/recordDialog.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { SettingsFields } from '../../entities/epp/SettingsFields.tsx';
import { categoryGroups } from '../../entities/epp/eppSettings.ts';
import {
  allSettings,
  settingProblems,
  templateProblems,
  valuesOf,
  withDefaults,
} from '../../entities/epp/settingsForm.ts';

interface CategorySettingsDialogProps {
  category: EppCategory;
  onClose: () => void;
}

/** The EPP settings of a category, the defaults of its accounts (spec, sections 2 and 5). */
export function CategorySettingsDialog({ category, onClose }: CategorySettingsDialogProps) {
  const query = useQuery(categorySettings(category.id));
  const title = `EPP Settings: ${category.name}`;
  return (
    <DialogFrame title={title} query={query} data={query.data} editing onClose={onClose}>
      {(settings) => (
        <SettingsForm
          id={category.id}
          title={title}
          settings={withDefaults(categoryGroups, { ...settings })}
          onClose={onClose}
        />
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
      submitLabel="Save Settings"
      question={() => malformedQuestion(templateProblems(categoryGroups, form.values))}
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

/**
 * Asked before a template is saved that no registry can read.
 * @param problems the templates by label, each with what is wrong
 */
function malformedQuestion(
  problems: readonly (readonly [label: string, problem: string])[],
): Question | undefined {
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
