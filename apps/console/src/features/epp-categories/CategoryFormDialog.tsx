import type { EppCategory } from '@dropcatch/sdk';
import { readCategory, saveCategory } from '../../entities/epp/eppCategories.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.ts';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { categoryFields } from './categoryFields.ts';

/** Edits a registrar category, or adds one (spec, section 5). */
export function CategoryFormDialog({ category }: { category?: EppCategory }) {
  const { form, submission } = useFieldForm({
    fields: categoryFields,
    record: category,
    save: saveCategory(category?.id),
    read: readCategory,
  });
  return (
    <FormDialog
      title={category ? `Edit EPP Category: ${category.name}` : 'Add EPP Category'}
      form={form}
      submission={submission}
      submitLabel={category ? 'Save Category' : 'Create Category'}
      size="lg"
    >
      <FieldInputs fields={categoryFields} form={form} />
    </FormDialog>
  );
}
