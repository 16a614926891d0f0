import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { eppLogsQuery, EppLogsSearch } from './eppLogsSearch.ts';

test.for([
  ['1', 1],
  ['0', 0],
  ['', undefined],
  ['2', undefined],
])('the result %j of an address is sent as %j', ([success, sent]) => {
  expect(eppLogsQuery(parse(EppLogsSearch, { success })).success).toBe(sent);
});

test('every filter of an address is sent, with fifty rows a page', () => {
  const address = {
    page: 2,
    registrar_name: 'VRSN-01',
    command: 'check',
    success: 0,
    account_id: 3,
    object_name: 'tidalforge.com',
    date_from: '2026-11-01',
    date_to: '2026-11-20',
  };
  expect(eppLogsQuery(parse(EppLogsSearch, address))).toEqual({ ...address, per_page: 50 });
});

test('a text is cut to the length that the call allows', () => {
  const long = 'a'.repeat(253);
  const { registrar_name, command } = eppLogsQuery(
    parse(EppLogsSearch, { registrar_name: long, command: long }),
  );
  expect([registrar_name?.length, command?.length]).toEqual([200, 200]);
});

test('other parts of the address are not sent', () => {
  const address = { utm_source: 'mail' };
  // The router adds what the schema returns to the address.
  const search = { ...address, ...parse(EppLogsSearch, address) };
  expect(eppLogsQuery(search)).toHaveProperty('utm_source', undefined);
});
