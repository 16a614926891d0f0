import type { EppCategory } from '@dropcatch/sdk';
import { byId } from '../../core/lists.ts';
import { categoryList } from '../../entities/epp/choices.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';
import { readCategory, saveCategory } from '../../entities/epp/eppCategories.ts';
import { FormSection } from '../../ui/dialog/sections.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { categoryFields, categorySections } from './categoryFields.ts';

/** Finds the category of a dialog in the list. There is no call for one. */
export const CategoryRecord = recordDialog({
  param: 'categoryId',
  useRecord: () => categoryList,
  find: ({ categories }, id) => byId(categories, id),
  missing: 'There is no such EPP category.',
});

/** Edits a registrar category, or adds one (spec, section 5). */
export function CategoryFormDialog({ record: category }: { record?: EppCategory }) {
  const fieldForm = useFieldForm({
    fields: categoryFields,
    record: category,
    save: saveCategory(category?.id),
    read: readCategory,
  });
  return (
    <FormDialog
      {...fieldForm}
      title={category ? `Edit EPP Category: ${category.name}` : 'Add EPP Category'}
      submitLabel={category ? 'Save Category' : 'Create Category'}
      {...CategoryFormDialog.dialogSize}
    >
      {categorySections.map(({ title, help, names }) => (
        <FormSection key={title} title={title} help={help}>
          <FieldInputs {...fieldForm} names={names} />
        </FormSection>
      ))}
    </FormDialog>
  );
}

CategoryFormDialog.dialogSize = { size: 'xl', height: 702 };
