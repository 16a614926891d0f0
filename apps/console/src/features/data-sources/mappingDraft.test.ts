import type { DataSourceResponseMapping } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import {
  fieldOptions,
  fieldsAt,
  isMappingComplete,
  mappingDraft,
  mappingOf,
  addAdditionalValue,
  applyExample,
  selectField,
} from './mappingDraft.ts';

const mapping: DataSourceResponseMapping = {
  array_path: 'Data',
  domain_field: 'Item',
  main_value_field: 'TrustFlow',
  main_value_label: 'Trust Flow',
  extra_fields: { Title: 'title' },
  additional_values: [{ field: 'RefDomains', label: 'Domains' }],
  format: 'json',
};
const text = '{"Code":"OK","Other":[1],"Data":[{"Item":"a.com","TrustFlow":3,"link":{"out":1}}]}';
const result = {
  format: 'json',
  fields: ['Code', 'Data.Item', 'Data.TrustFlow', 'Data.link.out'],
  arrays: ['Other', 'Data'],
} as const;
const analyzed = () =>
  applyExample(
    { ...mappingDraft(null), text },
    { ...result, fields: [...result.fields], arrays: [...result.arrays] },
  );

test('an untouched mapping stays the same', () => {
  expect(mappingOf(mappingDraft(mapping), mapping, 'json')).toEqual(mapping);
});

describe('an analysis', () => {
  test('takes the first array whose items have fields', () => {
    expect(analyzed().array_path).toBe('Data');
  });

  test('keeps the path of a mapping that fits', () => {
    const draft = { ...mappingDraft({ ...mapping, array_path: '' }), text };
    expect(applyExample(draft, { format: 'json', fields: [], arrays: ['Data'] }).array_path).toBe(
      '',
    );
    const stale = { ...mappingDraft({ ...mapping, array_path: 'gone' }), text };
    expect(applyExample(stale, { format: 'json', fields: [], arrays: ['Data'] }).array_path).toBe(
      'Data',
    );
  });

  test('offers the fields of the service for a response that only the service can read', () => {
    const { example } = applyExample(
      { ...mappingDraft(null), text: 'not JSON' },
      { ...result, fields: [...result.fields], arrays: [...result.arrays] },
    );
    expect(example && fieldsAt(example, 'Data')).toEqual(['Item', 'TrustFlow', 'link.out']);
    expect(example && fieldsAt(example, '')).toEqual(result.fields);
  });
});

test('picks set the domain, then the main value, then additional values, each once', () => {
  const place = (field: string) => ({ array_path: 'Data', field });
  const draft = ['Item', 'TrustFlow', 'link.out', 'link.out'].reduce(
    (current, field) => selectField(current, place(field)),
    analyzed(),
  );
  expect(isMappingComplete(draft)).toBe(true);
  expect(mappingOf(draft, null, 'json')).toEqual({
    array_path: 'Data',
    domain_field: 'Item',
    main_value_field: 'TrustFlow',
    main_value_label: 'Main Value',
    extra_fields: {},
    additional_values: [{ field: 'link.out', label: 'out' }],
    format: 'json',
  });
});

test('a pick fills an empty row first, and rows that stay empty are left out', () => {
  const waiting = addAdditionalValue(addAdditionalValue(mappingDraft(null)));
  const filled = addAdditionalValue(waiting, 'a.b');
  expect(filled.additional).toEqual([
    { id: 0, field: 'a.b', label: 'b' },
    { id: 1, field: '', label: '' },
  ]);
  expect(mappingOf(filled, null, 'json').additional_values).toEqual([{ field: 'a.b', label: 'b' }]);
});

test('a select offers the first 500 of 20,000 fields, and the one that is selected', () => {
  const fields = Array.from({ length: 20_000 }, (_, at) => `field_${at}`);
  const options = fieldOptions('field_19999', 'Select a field', fields);
  expect(options).toHaveLength(502);
  expect(options.slice(0, 2).map(({ label }) => label)).toEqual(['Select a field', 'field_0']);
  expect(options.at(-1)).toEqual({ value: 'field_19999', label: 'field_19999' });
});
