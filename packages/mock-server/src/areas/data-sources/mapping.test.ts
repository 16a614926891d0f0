import type { DataSourceResponseFormat, DataSourceResponseMapping } from '@dropcatch/sdk';
import { assert, constantFrom, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { readFormat } from './formats.ts';
import { analyze, readMapped } from './mapping.ts';
import { callApi } from './api.ts';
import type { StoredDataSource } from '../../world/records/data-sources.ts';

const TODAY = 20_778;
const MAJESTIC = testMock({ rows: 20 }).world.store.dataSources.get(1);

/** An ordinary source with the given format. */
function source(
  response_format: DataSourceResponseFormat,
  mapping: DataSourceResponseMapping,
): StoredDataSource {
  if (MAJESTIC === undefined) throw new Error('The seed has no first data source');
  return { ...MAJESTIC, response_format, response_mapping: mapping };
}

const fields = uniqueArray(
  constantFrom(
    'TrustFlow',
    'metrics.cpc',
    'archived.first.year',
    'links',
    '__proto__.x',
    'flag',
    'b',
  ),
  { minLength: 2, maxLength: 4 },
);
const paths = constantFrom('', 'data', 'response.items.item', 'a.b');

test("the API's answer is read back through the mapping in each format", () => {
  const cases = record({
    format: constantFrom<DataSourceResponseFormat[]>('json', 'xml', 'csv', 'text'),
    array_path: paths,
    domain_field: constantFrom('Item', 'who.domain'),
    fields,
  });
  assert(
    property(cases, ({ format, array_path, domain_field, fields: [main = '', ...more] }) => {
      const isFlat = format === 'csv' || format === 'text';
      // XML has one root element. In flat formats, paths are column names.
      const root = format === 'xml' && array_path === '' ? 'answer.' : '';
      const mapping = {
        array_path: isFlat ? '' : array_path,
        domain_field: `${root}${domain_field}`,
        main_value_field: `${root}${main}`,
        additional_values: more.map((field) => ({ field: `${root}${field}`, label: field })),
      };
      const domains = ['tidalforge.com', 'pixelbarn.net', 'lumenpath.org'];
      const result = callApi(source(format, mapping), domains, TODAY);
      expect(result.error).toBeUndefined();
      expect(result.results.map(({ domain }) => domain)).toEqual(domains);
      const inJson = callApi(source('json', { ...mapping, array_path: 'x' }), domains, TODAY);
      expect(
        result.results.map(({ main_value, additional_data }) => [main_value, additional_data]),
      ).toEqual(
        inJson.results.map(({ main_value, additional_data }) => [main_value, additional_data]),
      );
    }),
    { numRuns: 200 },
  );
});

test("an analysis of the API's answer finds the paths of the mapping", () => {
  const mapping = {
    array_path: 'DataTables.Results.Data',
    domain_field: 'Item',
    main_value_field: 'TrustFlow',
    additional_values: [{ field: 'Links.RefDomains', label: 'Referring Domains' }],
  };
  for (const format of ['json', 'xml'] as const) {
    const { raw_response } = callApi(source(format, mapping), ['a.com', 'b.com'], TODAY);
    expect(analyze({ response_text: raw_response ?? '' })).toEqual({
      format,
      fields: ['Item', 'TrustFlow', 'Links.RefDomains'].map(
        (field) => `DataTables.Results.Data.${field}`,
      ),
      arrays: ['DataTables.Results.Data'],
    });
  }
});

test('a response that is nested too deeply is refused', () => {
  const deep = `${'['.repeat(5000)}{}${']'.repeat(5000)}`;
  expect(() => analyze({ response_text: deep })).toThrow('nested too deeply');
  expect(() => analyze({ response_text: '"text"', format_type: 'json' })).toThrow('a single value');
});

test.each([
  ['a list of lists', '[["a.com",5],["b.com",7]]', '', '0', '1'],
  ['a list of lists inside', '{"data":[["a.com",5],["b.com",7]]}', 'data', '0', '1'],
])('%s is analyzed and mapped', (_, text, array_path, domain_field, main_value_field) => {
  const analyzed = analyze({ response_text: text });
  const prefix = array_path === '' ? '' : `${array_path}.`;
  expect(analyzed.fields).toEqual(
    expect.arrayContaining([prefix + domain_field, prefix + main_value_field]),
  );
  const mapping = { array_path, domain_field, main_value_field };
  const rows = readMapped(readFormat('json', text), mapping);
  expect(rows.map(({ domain, main_value }) => [domain, main_value])).toEqual([
    ['a.com', 5],
    ['b.com', 7],
  ]);
});

test('a list of names has one field, and a response without a field is refused', () => {
  expect(analyze({ response_text: '["a.com","b.com"]' }).fields).toEqual(['value']);
  expect(() => analyze({ response_text: '{"list":[]}' })).toThrow('it cannot be mapped');
});

test('the path to the records runs through lists on the way, as the analysis lists it', () => {
  const text =
    '{"tasks":[{"result":[{"keyword":"a.com","cpc":2}]},{"result":{"keyword":"b.com"}}]}';
  expect(analyze({ response_text: text }).arrays).toContain('tasks.result');
  const mapping = { array_path: 'tasks.result', domain_field: 'keyword', main_value_field: 'cpc' };
  const rows = readMapped(readFormat('json', text), mapping);
  expect(rows.map(({ domain, main_value }) => [domain, main_value])).toEqual([
    ['a.com', 2],
    ['b.com', null],
  ]);
  expect(() => readMapped(readFormat('json', text), { ...mapping, array_path: 'none' })).toThrow(
    'The answer has nothing at "none"',
  );
});
