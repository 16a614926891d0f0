import { useForm } from '@mantine/form';
import {
  bodyOf,
  editedFields,
  problemsIn,
  valuesOf,
  withLimits,
  type FormField,
  type FormValues,
} from '../form/fieldTable.ts';
import { useRecordEdit, type RecordEdit } from './useRecordEdit.tsx';

interface FieldForm<Entry, Body, Answer> extends Pick<
  RecordEdit<Entry, FormValues, Body, Answer>,
  'save' | 'always'
> {
  fields: readonly FormField[];
  /** What the contract says of the fields by name, where they do not say it themselves. */
  limits?: Readonly<Record<string, object>>;
  /** Reads the record from the server as it is now; nothing where it is gone. */
  read: (id: number) => Promise<Entry | null | undefined>;
  /** The record to change; absent for a new one. */
  record: Entry | undefined;
}

/**
 * The form of a record whose fields are a table, and what saves it by {@link useRecordEdit}. What it gives is to be spread
 * into a `FormDialog` and into the `FieldInputs` in it.
 */
export function useFieldForm<Entry extends { id: number }, Body extends object, Answer>({
  fields: table,
  limits = {},
  record,
  read,
  ...saving
}: FieldForm<Entry, Body, Answer>) {
  const fields = withLimits(limits, table);
  const form = useForm({
    initialValues: valuesOf(fields, record),
    validate: (values: FormValues) => problemsIn(fields, values),
    transformValues: (values): Body => bodyOf(fields, values) as Body,
  });
  const submission = useRecordEdit({
    ...saving,
    form,
    read: record && (() => read(record.id)),
    valuesOf: (entry: Entry) => valuesOf(fields, entry),
    fields: editedFields<Body>(fields),
  });
  return { form, submission, fields };
}
