import type {
  AnalyzeResult,
  DataSource,
  DataSourceResponseFormat,
  DataSourceResponseMapping,
} from '@dropcatch/sdk';
import type { FormField } from '../../ui/form/fieldTable.ts';
import { readExample } from './exampleResponse.ts';
import { isList, itemFields, mainValueLabel, type FieldPlace, type JsonValue } from './response.ts';

/** An additional value in the form. */
export interface AdditionalDraft {
  /** Identifies a row while others are added and removed. */
  id: number;
  field: string;
  label: string;
}

/** What a pick in the tree sets. */
export type PickTarget = 'domain_field' | 'main_value_field' | 'additional';

/** A response mapping while it is edited. It is a value of the form, so that closing the dialog loses nothing. */
export interface MappingDraft {
  /** An example response. */
  text: string;
  /** What the service found in it; absent until it is analyzed, and after it was changed. */
  example?: AnalyzeResult;
  array_path: string;
  domain_field: string;
  main_value_field: string;
  main_value_label: string;
  additional: readonly AdditionalDraft[];
  target: PickTarget;
}

/** The initial draft of the dialog: the current mapping, if any, and perhaps an example. */
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
 * The draft as a field of the form. Only the applied mapping is sent.
 * @param example an answer of the API to begin with
 */
export const draftField = (source?: DataSource, example?: string): FormField => ({
  name: 'draft',
  label: 'Response Mapping',
  kind: 'custom',
  toInput: () => mappingDraft(source?.response_mapping ?? null, example),
  fromInput: () => undefined,
});

/**
 * The draft after its text was analyzed. The path to the records stays if the example has something there; otherwise it
 * is the first array with fields.
 */
export function withExample(draft: MappingDraft, example: AnalyzeResult): MappingDraft {
  const analyzed = { ...draft, example };
  const response = readExample(example.format, draft.text);
  const hasFields = (path: string) => fieldsAt(example, path, response).length > 0;
  if (draft.domain_field !== '' && hasFields(draft.array_path)) return analyzed;
  const array = isList(response) ? undefined : example.arrays.find(hasFields);
  return { ...analyzed, array_path: array ?? '' };
}

/** The fields of the records at a path: those of the first record, or those that the service found. */
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

/** The found names as options of a select, including the chosen one even if it was not found. */
export function optionsWith(chosen: string, none: string, found?: readonly string[]) {
  return Array.from(new Set(['', ...(found ?? []), chosen]), (path) => {
    const isLost = path !== '' && found && !found.includes(path);
    return { value: path, label: isLost ? `${path} (not in the example)` : path || none };
  });
}

/** The draft with one more additional value. A row without a field is filled first. */
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

/** The draft after a field was picked in the tree. The next pick then sets the next role. */
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

/** Whether the draft is a complete mapping (spec, section 5). */
export function isComplete({ domain_field, main_value_field }: MappingDraft): boolean {
  return domain_field !== '' && main_value_field !== '';
}

/** The additional values that have a field. An empty label becomes the field's name. */
export function chosenValues({ additional }: Pick<MappingDraft, 'additional'>) {
  return additional
    .filter(({ field }) => field !== '')
    .map(({ field, label }) => ({ field, label: label.trim() || field }));
}

/** The mapping, with its format (spec, section 3). Parts that the dialog does not show stay. */
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

/** Whether a draft equals the current mapping. */
export function isApplied(draft: MappingDraft, mapping: DataSourceResponseMapping | null): boolean {
  const [drafted, applied] = [draft, mappingDraft(mapping)].map((one) =>
    JSON.stringify(mappingOf(one, mapping, 'json')),
  );
  return drafted === applied;
}
