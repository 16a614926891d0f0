import { useForm } from '@mantine/form';
import {
  bodyOf,
  editedFields,
  problemsIn,
  valuesOf,
  type FormField,
  type FormValues,
} from '../form/fieldTable.ts';
import { useRecordEdit, type RecordEdit } from './useRecordEdit.tsx';

interface FieldForm<Entry, Body, Answer> extends Pick<
  RecordEdit<Entry, FormValues, Body, Answer>,
  'save' | 'read' | 'always'
> {
  fields: readonly FormField[];
  /** The record to change; absent for a new one. */
  record: Entry | undefined;
}

/** The form of a record whose fields are a table, and what saves it by {@link useRecordEdit}. */
export function useFieldForm<Entry extends object, Body extends object, Answer>({
  fields,
  record,
  ...saving
}: FieldForm<Entry, Body, Answer>) {
  const form = useForm({
    initialValues: valuesOf(fields, record),
    validate: (values: FormValues) => problemsIn(fields, values),
    transformValues: (values): Body => bodyOf(fields, values) as Body,
  });
  const submission = useRecordEdit({
    ...saving,
    form,
    valuesOf: (entry: Entry) => valuesOf(fields, entry),
    fields: editedFields<Body>(fields),
  });
  return { form, submission };
}
