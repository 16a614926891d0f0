import * as v from 'valibot';
import { checkProperties, schemaFields } from '../../contract/check.ts';
import { isName } from '../catalogue/names.ts';
import { anObject, schemaOf } from '../../input/input.ts';

/** A name that a registry can have. */
export const domainName = schemaOf<string>(
  'a domain name in ASCII and lower case such as mine.com',
  (value) => typeof value === 'string' && isName(value),
);

/** An issue with a field, at a dotted path. */
function issueAt(input: Readonly<Record<string, unknown>>, field: string, message: string) {
  const items = field.split('.').map((key) => {
    return { type: 'object', origin: 'value', input, key, value: undefined } as const;
  });
  return { message, path: items as unknown as [v.IssuePathItem, ...v.IssuePathItem[]] };
}

interface Parts {
  /** Fields that are not stored. */
  readonly without?: readonly unknown[];
  /** Fields that another schema checks. */
  readonly own?: readonly string[];
  /** Whether no field is required. */
  readonly isPartial?: boolean;
}

/** Checks an object by a component of the contract. No field may be there that neither it nor `own` has. */
function ofContract(component: string, { without = [], own = [], isPartial = false }: Parts = {}) {
  const isTheirs = (name: string): boolean => !own.includes(name) && !without.includes(name);
  const { all, required: needed } = schemaFields(component);
  const theirs = all.filter(isTheirs);
  const required = isPartial ? [] : needed.filter(isTheirs);
  const known = [...theirs, ...own];
  const check = v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
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
  return v.pipe(anObject, check);
}

export const wholeOf = <Whole>(component: string) =>
  ofContract(component) as v.GenericSchema<unknown, Whole>;

/** Some or all of the fields of a component of the contract. */
export const partOf = <Whole>(component: string) =>
  ofContract(component, { isPartial: true }) as v.GenericSchema<unknown, Partial<Whole>>;

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
  }: RecordParts<LookedUp, Own>) =>
    v.pipe(
      ofContract(component, { without: lookedUp, own: Object.keys(own) }),
      v.looseObject(own),
    ) as unknown as v.GenericSchema<unknown, StoredRecord<Theirs, LookedUp, Own>>;
