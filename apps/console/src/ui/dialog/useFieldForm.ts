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
  limits?: FormValues;
  /** The record to change; absent for a new one. */
  record?: Entry | undefined;
  /** Reads the record from the server as it is now; nothing where it is gone. A form that only creates needs none. */
  read?: (id: number) => Promise<Entry | null | undefined>;
  /** What is wrong beyond what single fields can tell, by field. */
  check?: (values: FormValues) => Record<string, string>;
  /** What is sent beside what the fields say, by what they do. */
  beside?: (body: FormValues) => Partial<Body>;
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
