import type { DataSourceResponseMapping } from '@dropcatch/sdk';
import { NONE } from '../catalogue/columns.ts';
import { hashName } from '../catalogue/name-hash.ts';
import { writeFormat } from '../formats/formats.ts';
import { mapOf, type Value } from '../formats/value.ts';
import { factOf, isCovered } from './facts.ts';
import type { StoredDataSource } from './stored.ts';

/** How an API without a mapping answers: nobody knows yet where what is. */
const UNMAPPED: DataSourceResponseMapping = {
  array_path: 'results',
  domain_field: 'domain',
  main_value_field: 'domain_authority',
  additional_values: [
    { field: 'spam_score', label: 'Spam Score' },
    { field: 'linking_domains', label: 'Linking Domains' },
  ],
};

/** The same in XML and in lists of lines, which need a root or have no path to records. */
function mappingOf({
  response_mapping,
  response_format,
}: StoredDataSource): DataSourceResponseMapping {
  if (response_mapping !== null) return response_mapping;
  if (response_format === 'json') return UNMAPPED;
  return { ...UNMAPPED, array_path: response_format === 'xml' ? 'response.result' : '' };
}

/** Values inside each other, as they are while an answer is put together. */
type Nest = Map<string, Nest | Value>;

function put(nest: Nest, path: readonly string[], value: Value): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    nest.set(name, value);
    return;
  }
  const known = nest.get(name);
  const inner: Nest = known instanceof Map ? known : new Map();
  nest.set(name, inner);
  put(inner, rest, value);
}

function valueOf(nest: Nest): Value {
  return mapOf(
    [...nest].map(([name, value]) => [name, value instanceof Map ? valueOf(value) : value]),
  );
}

/** What the source says about one field of a domain; null when it says nothing. */
function fieldOf(source: StoredDataSource, field: string, domain: string, today: number): Value {
  const hash = hashName(domain);
  const { of, show } = factOf(field);
  const value = isCovered(hash, source.id, source.coverage) ? of(hash, today) : NONE;
  return value === NONE ? null : (show?.(value) ?? value);
}

/** A record of the answer, as the mapping expects to find it. A table has no depth: its columns have the whole path. */
function recordOf(source: StoredDataSource, domain: string, today: number): Value {
  const mapping = mappingOf(source);
  const isFlat = source.response_format === 'csv' || source.response_format === 'text';
  const pathOf = (field: string): string[] => (isFlat ? [field] : field.split('.'));
  const nest: Nest = new Map();
  put(nest, pathOf(mapping.domain_field), domain);
  const fields = [
    mapping.main_value_field,
    ...(mapping.additional_values ?? []).map(({ field }) => field),
    ...Object.values(mapping.extra_fields ?? {}),
  ];
  for (const field of fields) {
    if (field !== mapping.domain_field)
      put(nest, pathOf(field), fieldOf(source, field, domain, today));
  }
  return valueOf(nest);
}

/**
 * What the external API answers about these domains, in its format: the records where the mapping looks for them. Several
 * texts where the format has no place for more than one record.
 */
export function answersOf(
  source: StoredDataSource,
  domains: readonly string[],
  today: number,
): string[] {
  const { response_format: format } = source;
  const path = (mappingOf(source).array_path ?? '').split('.').filter((name) => name !== '');
  const write = (records: Value): string => {
    if (path.length === 0) return writeFormat(format, records);
    const nest: Nest = new Map();
    put(nest, path, records);
    return writeFormat(format, valueOf(nest));
  };
  const records = domains.map((domain) => recordOf(source, domain, today));
  // XML has a single root, so there is no list at the top.
  const isAlone =
    path.length < (format === 'xml' ? 2 : 1) && (format === 'xml' || records.length === 1);
  return isAlone ? records.map(write) : [write(records)];
}
