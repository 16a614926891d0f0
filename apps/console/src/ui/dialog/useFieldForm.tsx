import '@mantine/core/styles/Radio.css';
import { Radio, Stack, Text } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedError } from '../../core/api/errors.ts';
import {
  bodyOf,
  problemsIn,
  valuesOf,
  type FormField,
  type FormValues,
} from '../form/fieldTable.ts';
import { aroundDifference, changedIn, mergeEdit, type EditConflict } from '../form/mergeEdit.ts';
import { useIsMounted } from '../../core/useIsMounted.ts';
import { confirm } from './confirm.ts';
import { Cancelled } from '../form/useFormSubmit.ts';

/** A form that edits a record reads it again before it saves. */
type Edited<Entry> =
  | {
      /** The record to change; undefined for a new one. */
      record: Entry | undefined;
      /** Reads the record from the server; undefined or null if it does not exist. */
      read: (id: number) => Promise<Entry | null | undefined>;
    }
  | { record?: never; read?: never };

type FieldForm<Entry, Body, Answer, Values> = Edited<Entry> & {
  /** With the contract's limits: see `withLimits`. */
  fields: readonly FormField[];
  save: UseMutationOptions<Answer, Error, Body>;
  /** Validates fields that depend on each other. Returns problems by field. Its parameter types the form's values. */
  check?: (values: Values) => Record<string, string>;
  /**
   * Further keys of the body, such as those of fields that do not apply, from the record as the server has it now.
   * Fields take precedence.
   */
  extraBody?: (body: FormValues, stored: Entry | undefined) => Partial<Body>;
  /** Whether the form stays on the screen after it was sent. While it is being sent, it is read-only. */
  staysOpen?: boolean;
};

/**
 * The form of a record from a table of fields. Spread the result into a `FormDialog` and into the `FieldInputs` in it.
 *
 * Saving sends the whole record (spec, section 7), except for fields that are sent `onlyIfChanged`. It does not undo changes that others have saved since the form was
 * opened (see {@link mergeEdit}): it reads the record again first. If both sides changed the same field differently, the user decides before anything is sent.
 */
export function useFieldForm<
  Entry extends { id: number },
  Body extends object,
  Answer,
  Values extends FormValues = FormValues,
>({
  fields,
  record,
  save,
  read,
  check,
  extraBody,
  staysOpen = false,
}: FieldForm<Entry, Body, Answer, Values>) {
  const isMounted = useIsMounted();
  const complete = (body: FormValues, stored: Entry | undefined) =>
    ({ ...extraBody?.(body, stored), ...body }) as Body;
  const toValues = (entry: Entry | undefined) => valuesOf(fields, entry) as Values;
  const form: UseFormReturnType<Values, Body> = useForm<Values, Body>({
    initialValues: toValues(record),
    validate: (values: Values) => ({ ...check?.(values), ...problemsIn(fields, values) }),
    transformValues: (values) => complete(bodyOf(fields, values, form.getInitialValues()), record),
    enhanceGetInputProps: ({ form: { submitting } }) => ({ readOnly: staysOpen && submitting }),
  });

  const ask = async (conflicts: readonly EditConflict[]): Promise<ReadonlySet<string>> => {
    if (!isMounted.current) {
      throw new RefusedError('Somebody else changed the same fields meanwhile. Nothing was saved.');
    }
    const takeTheirs = await askAboutConflicts(conflicts);
    if (!takeTheirs) throw new Cancelled();
    return takeTheirs;
  };

  const merged = async (mine: Body): Promise<Body> => {
    if (!record || !read) return mine;
    const base = form.getTransformedValues(form.getInitialValues());
    const current = await read(record.id);
    if (!current) return complete(changedIn(fields, mine, base), record);
    const now = form.getTransformedValues(toValues(current));
    const { body, conflicts } = mergeEdit(fields, base, mine, now);
    const agreed =
      conflicts.length === 0 ? body : mergeEdit(fields, base, mine, now, await ask(conflicts)).body;
    return complete(changedIn(fields, agreed, now), current);
  };

  const submission = useMutation({
    ...save,
    mutationFn: async (mine: Body, context) => {
      if (!save.mutationFn) throw new TypeError('The mutation has no function');
      return save.mutationFn(await merged(mine), context);
    },
  });
  return { form, submission, fields };
}

/**
 * Shows fields that were changed both here and by somebody else, and asks which value to keep.
 * @returns the labels of the fields that keep the server's value; undefined if the user goes back to the form
 */
async function askAboutConflicts(
  conflicts: readonly EditConflict[],
): Promise<ReadonlySet<string> | undefined> {
  const takeTheirs = new Set<string>();
  const confirmed = await confirm({
    title: 'Somebody else changed this too',
    confirmLabel: 'Save',
    cancelLabel: 'Back to the Form',
    size: 'lg',
    body: <EditConflicts conflicts={conflicts} takeTheirs={takeTheirs} />,
  });
  return confirmed ? takeTheirs : undefined;
}

interface EditConflictsProps {
  conflicts: readonly EditConflict[];
  /** Receives the chosen labels. */
  takeTheirs: Set<string>;
}

function EditConflicts({ conflicts, takeTheirs }: EditConflictsProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (label: string, side: string) => {
    if (side === 'theirs') takeTheirs.add(label);
    else takeTheirs.delete(label);
    setTheirs([...takeTheirs]);
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        These fields were changed here and by somebody else since you opened the form. Nothing is
        saved yet. Changes by others in other fields stay.
      </Text>
      {conflicts.map(({ label, mine, theirs: stored }) => (
        <Radio.Group
          key={label}
          label={label}
          value={theirs.includes(label) ? 'theirs' : 'mine'}
          onChange={(side) => choose(label, side)}
        >
          <Stack gap={6} mt={4}>
            <Radio value="mine" label="Keep mine" description={<Value of={mine} not={stored} />} />
            <Radio
              value="theirs"
              label="Take theirs"
              description={<Value of={stored} not={mine} />}
            />
          </Stack>
        </Radio.Group>
      ))}
    </Stack>
  );
}

function Value({ of, not }: { of: string; not: string }) {
  return <bdi className="plain-text">{of ? aroundDifference(of, not) : '(empty)'}</bdi>;
}
