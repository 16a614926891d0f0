import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { EppCategory } from '@dropcatch/sdk';
import { eppCategoryInputLimits as limits } from '@dropcatch/sdk/limits';
import { readCategory, saveCategory } from '../../entities/epp/eppCategories.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { inputOrder, requiredField } from '../../ui/form/fields.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useRecordEdit } from '../../ui/dialog/useRecordEdit.tsx';
import {
  categoryBody,
  categoryFields,
  CategoryFormSchema,
  categoryFormValues,
} from './categoryForm.ts';

interface CategoryFormDialogProps {
  /** The category to change; without one, a new one is made. */
  category?: EppCategory;
  onClose: () => void;
}

/** Adds or edits a registrar category (spec, section 5). */
export function CategoryFormDialog({ category, onClose }: CategoryFormDialogProps) {
  const form = useForm({
    initialValues: categoryFormValues(category),
    validate: schemaResolver(CategoryFormSchema, { sync: true }),
    transformValues: categoryBody,
  });
  const submission = useRecordEdit({
    form,
    save: saveCategory(category?.id),
    read: category && (() => readCategory(category.id)),
    valuesOf: categoryFormValues,
    fields: categoryFields,
  });
  return (
    <FormDialog
      title={category ? `Edit EPP Category: ${category.name}` : 'Add EPP Category'}
      form={form}
      submission={submission}
      submitLabel={category ? 'Save Category' : 'Create Category'}
      onClose={onClose}
      size="lg"
    >
      <TextInput
        label="Name"
        {...requiredField}
        data-autofocus
        maxLength={limits.name.maxLength}
        {...form.getInputProps('name')}
      />
      <FieldGrid>
        <TextInput
          label="EPP Server"
          {...requiredField}
          placeholder="epp.example.com"
          description="A host name, without scheme or port"
          inputWrapperOrder={inputOrder}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={limits.epp_server_url.maxLength}
          {...form.getInputProps('epp_server_url')}
        />
        <TextInput
          label="Port"
          description={`${limits.epp_port.min} to ${limits.epp_port.max}`}
          inputWrapperOrder={inputOrder}
          inputMode="numeric"
          {...form.getInputProps('epp_port')}
        />
        <TextInput
          label="Supported TLDs"
          description="Separated by commas; empty means any"
          inputWrapperOrder={inputOrder}
          placeholder="com, net"
          spellCheck={false}
          autoCapitalize="none"
          {...form.getInputProps('supported_tlds')}
        />
        <TextInput
          label="Timeout"
          description={`${limits.default_timeout.min} to ${limits.default_timeout.max} seconds`}
          inputWrapperOrder={inputOrder}
          inputMode="numeric"
          {...form.getInputProps('default_timeout')}
        />
      </FieldGrid>
      <Textarea
        label="Description"
        maxLength={limits.description.maxLength}
        {...form.getInputProps('description')}
      />
      <Checkbox
        label="Requires SSL certificate"
        description="New accounts then need a certificate and a private key"
        {...form.getInputProps('requires_ssl_cert', { type: 'checkbox' })}
      />
      <Checkbox
        label="Active"
        description="Forms offer active categories only"
        {...form.getInputProps('is_active', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
