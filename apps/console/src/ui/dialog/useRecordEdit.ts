import type { UseFormReturnType } from '@mantine/form';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { Refusal } from '../../core/api/errors.ts';
import { useIsMounted } from '../form/useIsMounted.ts';
import { mergeEdit, type EditConflict, type EditedFields } from '../form/mergeEdit.ts';
import { askAboutConflicts } from './EditConflicts.tsx';
import { CalledOff, type Submission } from './useSending.ts';

interface RecordEdit<Entry, Values extends Record<string, unknown>, Body, Answer> {
  form: UseFormReturnType<Values, Body>;
  /** Stores what is typed. */
  save: UseMutationOptions<Answer, Error, Body>;
  /** Reads the record from the server as it is now; nothing where it is gone. Absent for a new record. */
  read: (() => Promise<Entry | null | undefined>) | undefined;
  /** The values with which a form of the record begins. */
  valuesOf: (record: Entry) => Values;
  /** How the fields are called where two edits differ. */
  fields: EditedFields<Body>;
  /** The fields that every call needs, where it takes changes alone. Without it the whole record is sent. */
  always?: readonly (keyof Body & string)[];
}

/**
 * Saves a record without undoing what others have saved since the form was opened (see {@link mergeEdit}). The record is
 * read again first. If both sides changed the same field differently, the person decides before anything is sent.
 */
export function useRecordEdit<
  Entry,
  Values extends Record<string, unknown>,
  Body extends object,
  Answer,
>(edit: RecordEdit<Entry, Values, Body, Answer>): Submission<Body, Answer> {
  const { form, save, read, valuesOf, fields, always } = edit;
  const isMounted = useIsMounted();

  const ask = async (conflicts: readonly EditConflict[]): Promise<ReadonlySet<string>> => {
    if (!isMounted.current) {
      throw new Refusal('Somebody else changed the same fields meanwhile. Nothing was saved.');
    }
    const takeTheirs = await askAboutConflicts(conflicts);
    if (!takeTheirs) throw new CalledOff();
    return takeTheirs;
  };

  const merged = async (mine: Body): Promise<Body> => {
    const base = form.getTransformedValues(form.getInitialValues());
    const record = await read?.();
    if (!record) return mine;
    const now = form.getTransformedValues(valuesOf(record));
    const first = mergeEdit(base, mine, now, fields);
    const takeTheirs = first.conflicts.length > 0 ? await ask(first.conflicts) : undefined;
    const { body, changes } = mergeEdit(base, mine, now, fields, takeTheirs);
    if (!always) return body;
    const needed = Object.entries(body).filter(([name]) => always.some((one) => one === name));
    return { ...(Object.fromEntries(needed) as Body), ...changes };
  };

  return useMutation({
    ...save,
    mutationFn: async (mine: Body, context) => {
      if (!save.mutationFn) throw new TypeError('The mutation has no function');
      return save.mutationFn(await merged(mine), context);
    },
  });
}
