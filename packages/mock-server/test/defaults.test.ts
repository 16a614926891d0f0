import type {
  EppCategory,
  EppCategorySettingsAnswer,
  ImportResult,
  Source,
  SourceList,
} from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { resolved } from '../src/contract/check.ts';
import { operations } from '../src/generated/contract.ts';
import type { JsonSchema } from '../src/types/operation.ts';
import { isObject } from '../src/input/json.ts';
import { AdminTest } from './kit/admin.ts';

/** The smallest valid body of each operation that creates a record. */
const LEAST: Readonly<Record<string, object>> = {
  'adminUsers/create': { email: 'least@example.com', username: 'least', password: 'long-enough-1' },
  'dataSources/create': { name: 'Least', api_url: 'https://least.example/{DOMAIN}' },
  'eppAccounts/create': {
    name: 'LEAST-01',
    registrar_category_id: 2,
    username: 'least',
    password: 'secret',
    manager_id: 2,
  },
  'eppCategories/create': { name: 'Least', epp_server_url: 'epp.least.example' },
  'sources/create': { name: 'Least', type: 'HTTP', data_format: 'CSV' },
};

function objectOf(value: unknown): JsonSchema {
  return isObject(value) ? value : {};
}

/** The contract's defaults for omitted fields of an object. */
function defaultsOf(schema: JsonSchema): Record<string, unknown> {
  const { properties, allOf } = resolved(schema);
  const inherited = Array.isArray(allOf) ? allOf.map((part) => defaultsOf(objectOf(part))) : [];
  const own = Object.entries(objectOf(properties)).flatMap(([name, property]) => {
    const { default: value } = resolved(objectOf(property));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.assign({}, ...inherited, Object.fromEntries(own));
}

function component(name: string): Record<string, unknown> {
  return defaultsOf({ $ref: `#/components/schemas/${name}` });
}

async function admin(): Promise<AdminTest> {
  const staff = new AdminTest();
  await staff.signIn();
  return staff;
}

test.each(Object.entries(LEAST))(
  '%s: a field that a body leaves out has the default of the contract',
  async (id, body) => {
    const operation = operations.find((candidate) => candidate.id === id);
    const defaults = defaultsOf(operation?.body?.schema ?? {});
    expect(Object.keys(defaults)).not.toEqual([]);
    const staff = await admin();
    expect(await staff.get(operation?.path ?? '', 'POST', body)).toMatchObject(defaults);
  },
);

test('the settings and the schedule of a new source have the defaults of the contract', async () => {
  const staff = await admin();
  const made = await staff.get<Source>('/sources', 'POST', LEAST['sources/create']);
  expect(made).toMatchObject({
    fetch_config: component('SourceFetchConfig'),
    validation_rules: component('SourceValidationRules'),
  });
  const { hours, minutes, time } = component('ScheduleInput');
  const schedule = async (type: string) => {
    await staff.get(`/sources/${made.id}/schedule`, 'POST', { enabled: true, type });
    const { sources } = await staff.get<SourceList>('/sources');
    return sources.find(({ id }) => id === made.id)?.schedule_config;
  };
  expect(await schedule('interval')).toEqual({ type: 'interval', hours, minutes });
  expect(await schedule('daily')).toEqual({ type: 'daily', time });
});

test('the settings of a new registrar category have the defaults of the contract', async () => {
  const staff = await admin();
  const body = LEAST['eppCategories/create'];
  const { id } = await staff.get<EppCategory>('/epp/categories', 'POST', body);
  const { settings } = await staff.get<EppCategorySettingsAnswer>(`/epp/settings/${id}`);
  expect(settings).toMatchObject(component('EppCategorySettings'));
});

test('an import reads as many records as the contract says', async () => {
  const staff = await admin();
  const { limit } = component('ImportInput');
  const { stats } = await staff.get<ImportResult>('/sources/3/import', 'POST', {});
  expect(stats?.total).toBe(limit);
});
