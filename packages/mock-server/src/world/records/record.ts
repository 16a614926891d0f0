import * as v from 'valibot';
import { checkProperties, schemaFields } from '../../engine/contract.ts';
import { anObject } from '../input.ts';

/** An issue with a field, at a dotted path. */
function issueAt(input: Readonly<Record<string, unknown>>, field: string, message: string) {
  const items = field.split('.').map((key) => {
    return { type: 'object', origin: 'value', input, key, value: undefined } as const;
  });
  return { message, path: items as unknown as [v.IssuePathItem, ...v.IssuePathItem[]] };
}

/** Checks fields of an object against a component of the contract. No others may be there than the known ones. */
const checkOf = (
  component: string,
  { theirs, required, known }: Readonly<Record<'theirs' | 'required' | 'known', string[]>>,
) =>
  v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const unknown = Object.keys(value).find((name) => !known.includes(name));
    if (unknown !== undefined) {
      addIssue(issueAt(value, unknown, `is unknown. Known: ${known.join(', ')}`));
    }
    const missing = required.find((name) => value[name] === undefined);
    if (missing !== undefined) addIssue({ message: `must have required property '${missing}'` });
    const errors = Object.entries(checkProperties(component, theirs, value) ?? {});
    for (const [field, text] of errors) addIssue(issueAt(value, field, text));
  });

/** Some or all of the fields of a component of the contract. */
export function partOf<Whole extends object>(component: string) {
  const { all } = schemaFields(component);
  const parts = { theirs: all, required: [], known: all };
  return v.pipe(anObject, checkOf(component, parts)) as v.GenericSchema<unknown, Partial<Whole>>;
}

/** All fields of a component of the contract. */
export function wholeOf<Whole extends object>(component: string) {
  const { all, required } = schemaFields(component);
  const parts = { theirs: all, required, known: all };
  return v.pipe(anObject, checkOf(component, parts)) as v.GenericSchema<unknown, Whole>;
}

interface RecordParts<LookedUp, Own> {
  /** Fields of the component that are not stored: answers look them up. */
  readonly lookedUp?: readonly LookedUp[];
  /** Fields that only the mock has, or that it checks more strictly than the contract. */
  readonly own: Own;
}

type StoredRecord<Theirs, LookedUp, Own extends v.ObjectEntries> = Omit<
  Theirs,
  Extract<LookedUp, keyof Theirs> | keyof Own
> &
  v.InferOutput<v.ObjectSchema<Own, undefined>>;

/** The schema of a table's records: the fields of a component of the contract, and the mock's own ones. */
export const recordOf =
  <Theirs extends object>(component: string) =>
  <const Own extends v.ObjectEntries, const LookedUp extends keyof Theirs = never>({
    lookedUp = [],
    own,
  }: RecordParts<LookedUp, Own>) => {
    const ours = Object.keys(own);
    const isTheirs = (name: string): boolean =>
      !ours.includes(name) && !lookedUp.some((other) => other === name);
    const { all, required } = schemaFields(component);
    const theirs = all.filter(isTheirs);
    const parts = { theirs, required: required.filter(isTheirs), known: [...theirs, ...ours] };
    const schema = v.pipe(anObject, checkOf(component, parts), v.looseObject(own));
    return schema as unknown as v.GenericSchema<unknown, StoredRecord<Theirs, LookedUp, Own>>;
  };
