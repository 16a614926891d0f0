import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { populateReleased } from './released.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { requiredField } from '../../ui/form/fields.ts';

/** Adds the catalogue's drops of a day to the released domains (spec, section 2). */
export function PopulateDialog({ onClose }: { onClose: () => void }) {
  const submission = useMutation(populateReleased);
  const form = useForm({ initialValues: { target_date: '' } });
  return (
    <FormDialog
      title="Populate Released Domains"
      form={form}
      submission={submission}
      submitLabel="Populate"
      incomplete={!form.values.target_date}
      onClose={onClose}
      size="sm"
    >
      <TextInput
        type="date"
        label="Target Date"
        description="UTC day whose drops are added. Domains that are here already stay as they are."
        {...requiredField}
        data-autofocus
        {...form.getInputProps('target_date')}
      />
    </FormDialog>
  );
}
