import type {
  AnalyzeResult,
  DataSource,
  DataSourceResponseFormat,
  DataSourceResponseMapping,
} from '@dropcatch/sdk';
import type { FormField } from '../../ui/form/fieldTable.ts';
import { readExample } from './exampleResponse.ts';
import {
  isList,
  itemFields,
  mainValueLabel,
  type FieldLocation,
  type JsonValue,
} from './response.ts';

/** An additional value in the form. */
export interface AdditionalDraft {
  /** Identifies a row while others are added and removed. */
  id: number;
  field: string;
  label: string;
}

/** The role that a click in the tree sets. */
export type FieldRole = 'domain_field' | 'main_value_field' | 'additional';

/** A response mapping that is being edited. It is a form value, so that closing the dialog loses nothing. */
export interface MappingDraft {
  /** An example response. */
  text: string;
  /** The result of the analysis; absent until the text is analyzed, and after it was changed. */
  example?: AnalyzeResult;
  array_path: string;
  domain_field: string;
  main_value_field: string;
  main_value_label: string;
  additional: readonly AdditionalDraft[];
  target: FieldRole;
}

/** The initial draft: the current mapping, if any, and the example text. */
export function mappingDraft(mapping: DataSourceResponseMapping | null, text = ''): MappingDraft {
  return {
    text,
    array_path: mapping?.array_path ?? '',
    domain_field: mapping?.domain_field ?? '',
    main_value_field: mapping?.main_value_field ?? '',
    main_value_label: mapping?.main_value_label ?? '',
    additional: (mapping?.additional_values ?? []).map(({ field, label }, id) => ({
      id,
      field: field ?? '',
      label: label ?? '',
    })),
    target: mapping ? 'additional' : 'domain_field',
  };
}

/**
 * The draft as a field of the form. Only the applied mapping is sent.
 * @param example the initial example response
 */
export const draftField = (source?: DataSource, example?: string): FormField => ({
  name: 'draft',
  label: 'Response Mapping',
  kind: 'custom',
  toInput: () => mappingDraft(source?.response_mapping ?? null, example),
  fromInput: () => undefined,
});

/**
 * Adds the result of the analysis to a draft. The path to the records stays if the example has fields there; otherwise
 * it becomes the first array with fields.
 */
export function applyExample(draft: MappingDraft, example: AnalyzeResult): MappingDraft {
  const analyzed = { ...draft, example };
  const response = readExample(example.format, draft.text);
  const hasFields = (path: string) => fieldsAt(example, path, response).length > 0;
  if (draft.domain_field !== '' && hasFields(draft.array_path)) return analyzed;
  const array = isList(response) ? undefined : example.arrays.find(hasFields);
  return { ...analyzed, array_path: array ?? '' };
}

/** The fields of the records at a path: those of the first record, otherwise those that the service found. */
export function fieldsAt(
  { fields }: AnalyzeResult,
  arrayPath: string,
  response?: JsonValue,
): string[] {
  if (response !== undefined) return itemFields(response, arrayPath);
  if (arrayPath === '') return fields;
  const prefix = `${arrayPath}.`;
  return fields.flatMap((field) => (field.startsWith(prefix) ? field.slice(prefix.length) : []));
}

/** How many fields a select offers: a longer list helps nobody, and would stop the page while it is drawn. */
export const maxFieldOptions = 500;

/**
 * The first {@link maxFieldOptions} found fields as options of a select, and the selected one, even if it was not found.
 */
export function fieldOptions(selected: string, none: string, found?: readonly string[]) {
  const known = new Set(found);
  const offered = found?.slice(0, maxFieldOptions) ?? [];
  return Array.from(new Set(['', ...offered, selected]), (path) => {
    const isMissing = path !== '' && found && !known.has(path);
    return { value: path, label: isMissing ? `${path} (not in the example)` : path || none };
  });
}

/** Adds an additional value to a draft. A row without a field is filled first. */
export function addAdditionalValue(draft: MappingDraft, field = ''): MappingDraft {
  const { additional } = draft;
  if (field && additional.some((value) => value.field === field)) return draft;
  const label = field.slice(field.lastIndexOf('.') + 1);
  const emptyRow = field && additional.find((value) => !value.field);
  if (emptyRow) {
    const filled = { ...emptyRow, field, label: emptyRow.label || label };
    return { ...draft, additional: additional.map((one) => (one === emptyRow ? filled : one)) };
  }
  const id = Math.max(-1, ...additional.map((value) => value.id)) + 1;
  return { ...draft, additional: [...additional, { id, field, label }] };
}

/** Uses a field for the current role of a draft, and goes on to the next role. */
export function selectField(
  draft: MappingDraft,
  { array_path, field }: FieldLocation,
): MappingDraft {
  const moved = { ...draft, array_path };
  switch (draft.target) {
    case 'domain_field':
      return { ...moved, domain_field: field, target: 'main_value_field' };
    case 'main_value_field':
      return { ...moved, main_value_field: field, target: 'additional' };
    case 'additional':
      return addAdditionalValue(moved, field);
  }
}

/** Whether the draft is a complete mapping (spec, section 5). */
export function isMappingComplete({ domain_field, main_value_field }: MappingDraft): boolean {
  return domain_field !== '' && main_value_field !== '';
}

/** The additional values that have a field. An empty label becomes the name of the field. */
export function additionalValues({ additional }: Pick<MappingDraft, 'additional'>) {
  return additional
    .filter(({ field }) => field !== '')
    .map(({ field, label }) => ({ field, label: label.trim() || field }));
}

/** The mapping of a draft, with its format (spec, section 3). Parts that the dialog does not show stay. */
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
    additional_values: additionalValues(draft),
    format,
  };
}

/** Whether a draft equals the applied mapping. */
export function isApplied(draft: MappingDraft, mapping: DataSourceResponseMapping | null): boolean {
  const [drafted, applied] = [draft, mappingDraft(mapping)].map((one) =>
    JSON.stringify(mappingOf(one, mapping, 'json')),
  );
  return drafted === applied;
}
