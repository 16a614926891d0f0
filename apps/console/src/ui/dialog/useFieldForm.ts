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
  /** The contract's limits by field. Settings of a field win. */
  limits?: FormValues;
  /** The record to change; absent for a new one. */
  record?: Entry | undefined;
  /** Reads the record from the server; undefined or null if it is gone. A form that only creates needs none. */
  read?: (id: number) => Promise<Entry | null | undefined>;
  /** Problems that concern several fields, by field. */
  check?: (values: FormValues) => Record<string, string>;
  /** What is sent in addition to the fields. Fields win. */
  beside?: (body: FormValues) => Partial<Body>;
}

/**
 * The form of a record from a table of fields, saved by {@link useRecordEdit}. Spread the result into a `FormDialog`
 * and into the `FieldInputs` in it.
 */
export function useFieldForm<Entry extends { id: number }, Body extends object, Answer>({
  fields: table,
  limits = {},
  record,
  read,
  check,
  beside,
  ...saving
}: FieldForm<Entry, Body, Answer>) {
  const fields = withLimits(limits, table);
  const form = useForm({
    initialValues: valuesOf(fields, record),
    validate: (values: FormValues) => ({ ...check?.(values), ...problemsIn(fields, values) }),
    transformValues: (values): Body => {
      const body = bodyOf(fields, values);
      return { ...beside?.(body), ...body } as Body;
    },
  });
  const submission = useRecordEdit({
    ...saving,
    form,
    read: record && read && (() => read(record.id)),
    valuesOf: (entry: Entry) => valuesOf(fields, entry),
    fields: editedFields<Body>(fields),
  });
  return { form, submission, fields };
}
