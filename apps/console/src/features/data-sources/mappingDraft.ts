import type {
  AnalyzeResult,
  DataSource,
  DataSourceResponseFormat,
  DataSourceResponseMapping,
} from '@dropcatch/sdk';
import type { FormField } from '../../ui/form/fieldTable.ts';
import { readExample } from './exampleResponse.ts';
import { isList, itemFields, mainValueLabel, type FieldPlace, type JsonValue } from './response.ts';

/** An additional value as it is entered. */
export interface AdditionalDraft {
  /** Tells rows apart while they are added and removed. */
  id: number;
  field: string;
  label: string;
}

/** What a pick in the tree sets. */
export type PickTarget = 'domain_field' | 'main_value_field' | 'additional';

/** A response mapping while it is made. A value of the form, so that closing the dialog loses nothing. */
export interface MappingDraft {
  /** An example response. */
  text: string;
  /** What the service found in it; absent until it was analyzed, and after it was changed. */
  example?: AnalyzeResult;
  array_path: string;
  domain_field: string;
  main_value_field: string;
  main_value_label: string;
  additional: readonly AdditionalDraft[];
  target: PickTarget;
}

/** With what the dialog begins: the mapping that holds, or none, and perhaps an example. */
export function mappingDraft(mapping: DataSourceResponseMapping | null, text = ''): MappingDraft {
  return {
    text,
    array_path: mapping?.array_path ?? '',
    domain_field: mapping?.domain_field ?? '',
    main_value_field: mapping?.main_value_field ?? '',
    main_value_label: mapping?.main_value_label ?? '',
    additional: (mapping?.additional_values ?? []).map((value, id) => ({ id, ...value })),
    target: mapping ? 'additional' : 'domain_field',
  };
}

/**
 * The mapping that is being made, as a field of the form: only what is applied of it is sent.
 * @param example an answer of the API, with which it begins
 */
export const draftField = (source?: DataSource, example?: string): FormField => ({
  name: 'draft',
  label: 'Response Mapping',
  kind: 'own',
  start: () => mappingDraft(source?.response_mapping ?? null, example),
  read: () => undefined,
});

/**
 * The draft after its text was analyzed. The path to the records stays where the example has something there; otherwise
 * it is the first array with fields.
 */
export function withExample(draft: MappingDraft, example: AnalyzeResult): MappingDraft {
  const analyzed = { ...draft, example };
  const response = readExample(example.format, draft.text);
  const hasFields = (path: string) => fieldsAt(example, path, response).length > 0;
  if (draft.domain_field !== '' && hasFields(draft.array_path)) return analyzed;
  const array = isList(response) ? undefined : example.arrays.find(hasFields);
  return { ...analyzed, array_path: array ?? '' };
}

/** The fields of the records at a path: those of the first one, or what the service says of them. */
export function fieldsAt(
  { fields }: AnalyzeResult,
  arrayPath: string,
  response?: JsonValue,
): string[] {
  if (response !== undefined) return itemFields(response, arrayPath);
  if (arrayPath === '') return fields;
  const start = `${arrayPath}.`;
  return fields.flatMap((field) => (field.startsWith(start) ? field.slice(start.length) : []));
}

/** What was found, as a select offers it, and what is chosen even where it was not found. */
export function optionsWith(chosen: string, none: string, found?: readonly string[]) {
  return Array.from(new Set(['', ...(found ?? []), chosen]), (path) => {
    const isLost = path !== '' && found && !found.includes(path);
    return { value: path, label: isLost ? `${path} (not in the example)` : path || none };
  });
}

/** The draft with one more additional value; a row that waits for its field is taken first. */
export function withAdditional(draft: MappingDraft, field = ''): MappingDraft {
  const { additional } = draft;
  if (field && additional.some((value) => value.field === field)) return draft;
  const label = field.slice(field.lastIndexOf('.') + 1);
  const waiting = field && additional.find((value) => !value.field);
  if (waiting) {
    const filled = { ...waiting, field, label: waiting.label || label };
    return { ...draft, additional: additional.map((one) => (one === waiting ? filled : one)) };
  }
  const id = Math.max(-1, ...additional.map((value) => value.id)) + 1;
  return { ...draft, additional: [...additional, { id, field, label }] };
}

/** The draft after a field was picked in the tree; the next pick then sets what comes next. */
export function withPick(draft: MappingDraft, { array_path, field }: FieldPlace): MappingDraft {
  const moved = { ...draft, array_path };
  switch (draft.target) {
    case 'domain_field':
      return { ...moved, domain_field: field, target: 'main_value_field' };
    case 'main_value_field':
      return { ...moved, main_value_field: field, target: 'additional' };
    case 'additional':
      return withAdditional(moved, field);
  }
}

/** Whether a mapping can be made of it (spec, section 5). */
export function isComplete({ domain_field, main_value_field }: MappingDraft): boolean {
  return domain_field !== '' && main_value_field !== '';
}

/** The additional values that have a field; a label that is left empty is the field. */
export function chosenValues({ additional }: Pick<MappingDraft, 'additional'>) {
  return additional
    .filter(({ field }) => field !== '')
    .map(({ field, label }) => ({ field, label: label.trim() || field }));
}

/** The mapping, with the format that it was made for (spec, section 3). What the dialog does not show of it stays. */
export function mappingOf(
  draft: MappingDraft,
  before: DataSourceResponseMapping | null,
  format: DataSourceResponseFormat,
): DataSourceResponseMapping {
  const { array_path, domain_field, main_value_field, main_value_label } = draft;
  return {
    array_path,
    domain_field,
    main_value_field,
    main_value_label: main_value_label.trim() || mainValueLabel,
    extra_fields: before?.extra_fields ?? {},
    additional_values: chosenValues(draft),
    format,
  };
}

/** Whether a draft says the same as the mapping that holds. */
export function isApplied(draft: MappingDraft, mapping: DataSourceResponseMapping | null): boolean {
  const [drafted, applied] = [draft, mappingDraft(mapping)].map((one) =>
    JSON.stringify(mappingOf(one, mapping, 'json')),
  );
  return drafted === applied;
}
