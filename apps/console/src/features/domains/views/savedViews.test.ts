import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseSearch } from '../../../core/address/searchSchema.ts';
import { CatalogSearch } from '../catalogSearch.ts';
import { findView, viewSearch, serializeView, completeSearch, upsertView } from './savedViews.ts';

const read = (address: string) => v.parse(CatalogSearch, parseSearch(address));
const settings = { hidden: ['tld', 'chars'], sources: [12, 2] };

const short = { name: 'Short .com', search: '?tld=com&hide=&sources=' };
const cheap = { name: 'Cheap', search: '?max_price=60&hide=tld&sources=1', start: true };
const all = [short, cheap];

describe('the whole state of the catalogue', () => {
  test('includes the page size, hidden columns and sources, which an address can omit', () => {
    expect(completeSearch(read('?tld=com&page=3'), settings, 50)).toMatchObject({
      tld: 'com',
      page: 3,
      per_page: 50,
      hide: 'chars,tld',
      sources: '2,12',
    });
    expect(completeSearch(read('?per_page=25'), settings, 50).per_page).toBe(25);
  });

  test('has the same text for each form of an address, without the page', () => {
    expect(serializeView(read('?page=2&tld=com&search=a'))).toBe(
      serializeView(read('?search=a&tld=com')),
    );
  });

  test('is restored from the text of a view', () => {
    const value = fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('true', '', '25'));
    const address = fc.dictionary(fc.constantFrom(...Object.keys(CatalogSearch.entries)), value);
    fc.assert(
      fc.property(address, (params) => {
        const whole = completeSearch(v.parse(CatalogSearch, params), settings, 50);
        const back = viewSearch({ name: 'A', search: serializeView(whole) });
        expect(serializeView(back)).toBe(serializeView(whole));
      }),
    );
  });
});

describe('the dates of a view', () => {
  const dated = { name: 'Today', search: '?drop_date_from=2026-11-20&drop_date_to=2026-11-21' };

  test('stay the same on other days', () => {
    expect(viewSearch(dated, '2026-12-24')).toMatchObject({
      drop_date_from: '2026-11-20',
      drop_date_to: '2026-11-21',
    });
  });

  test('move with the current day if the view says so', () => {
    expect(viewSearch({ ...dated, day: '2026-11-20' }, '2026-12-31')).toMatchObject({
      drop_date_from: '2026-12-31',
      drop_date_to: '2027-01-01',
    });
  });

  test('that clear the default stay cleared', () => {
    const view = { name: 'All', search: '?drop_date_from=', day: '2026-11-20' };
    expect(viewSearch(view, '2026-12-31').drop_date_from).toBe('');
  });

  test('that are invalid are ignored', () => {
    const view = { name: 'No', search: '?drop_date_from=2026-02-31', day: '2026-02-31' };
    expect(() => viewSearch(view, '2026-12-31')).not.toThrow();
  });
});

test('a view with unknown content still gives a valid address', () => {
  expect(serializeView(viewSearch({ name: 'x', search: 'nonsense' }))).toContain('hide=');
});

describe('views', () => {
  test('are found by name in any letter case', () => {
    expect(findView(all, ' short .COM ')).toBe(short);
    expect(findView(all, 'short')).toBeUndefined();
  });

  test('are added at the end, and a used name replaces its view in place', () => {
    const next = { name: 'Next', search: '?hide=' };
    expect(upsertView(all, next)).toEqual([short, cheap, next]);
    expect(upsertView(all, { name: 'CHEAP', search: '?hide=' })).toEqual([
      short,
      { name: 'Cheap', search: '?hide=', start: true },
    ]);
  });
});
