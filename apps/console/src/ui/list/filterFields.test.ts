import { describe, expect, test } from 'vitest';
import { readDraft, lineFilters, rangeText, type FilterField } from './filterFields.ts';

describe('what is typed into a filter', () => {
  test.for([
    ['text', ' mail ', 'mail'],
    ['text', '\u2068mail.com\u200B\u2069 ', 'mail.com'],
    ['text', '', ''],
    ['number', '60', '60'],
    ['number', '99.', '99'],
    ['number', ' 9.50', '9.5'],
    ['number', '.5', '0.5'],
    ['number', '0', '0'],
    ['number', '', ''],
    ['integer', '42', '42'],
    ['integer', '007', '7'],
  ] as const)('%s %j is %j', ([kind, typed, value]) => {
    expect(readDraft(kind, typed)).toEqual({ value });
  });

  test.for([
    ['number', '1,000'],
    ['number', '$50'],
    ['number', '12,50'],
    ['number', '-1'],
    ['number', '1e3'],
    ['number', 'Infinity'],
    ['number', '.'],
    ['number', '9'.repeat(400)],
    ['integer', 'abc'],
    ['integer', '1.5'],
    ['integer', '0'],
    ['integer', '99999999999999999999'],
  ] as const)('%s %j is not a filter, and an error says why', ([kind, typed]) => {
    expect(readDraft(kind, typed)).toEqual({
      value: '',
      problem: expect.stringMatching(/^Enter /),
    });
  });
});

const text: FilterField<string> = { name: 'search', label: 'Search', kind: 'text' };

const date: FilterField<string> = { name: 'from', label: 'Drop From', kind: 'date' };

test('the start and the end of a range are one filter of the line, with its value in words', () => {
  const end: FilterField<string> = {
    name: 'to',
    label: 'Drop To',
    kind: 'date',
    from: 'from',
    range: 'Drop Dates',
  };
  expect(lineFilters([text, date, end])).toEqual([
    [text, undefined],
    [date, end],
  ]);
  const words = (from: string, to: string) => rangeText(from, to, (value) => `$${value}`);
  expect(words('', '')).toBe('Any');
  expect(words('5', '')).toBe('$5 onwards');
  expect(words('', '9')).toBe('up to $9');
  expect(words('5', '9')).toBe('$5 to $9');
  expect(words('5', '5')).toBe('$5');
});
