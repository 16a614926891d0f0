import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesAsText, readTestCatchNames, searchLines, isCatchLine } from './testCatch.ts';

const lines = [
  { timestamp: '2026-11-20T18:00:00.000Z', domain: null, message: 'Session opened' },
  {
    timestamp: '2026-11-20T18:00:03.417Z',
    domain: 'tidalforge.com',
    message: 'Create answered 2302',
  },
];

describe('the names of a test catch', () => {
  test('are one per line, each counted once', () => {
    expect(readTestCatchNames(' TidalForge.com \r\n\npixelbarn.net\npixelbarn.net')).toEqual({
      domains: ['tidalforge.com', 'pixelbarn.net'],
      invalid: [],
    });
  });

  test('are required, and must be valid', () => {
    expect(readTestCatchNames(' \n ')).toEqual({
      domains: [],
      problem: 'Please enter at least one domain',
      invalid: [],
    });
    expect(readTestCatchNames('tidalforge.com, pixelbarn.net\nlocalhost\na.com')).toEqual({
      domains: ['a.com'],
      problem: 'Please enter valid domains',
      invalid: ['tidalforge.com, pixelbarn.net', 'localhost'],
    });
  });

  test('may be any number: only a bulk check has a limit', () => {
    const names = Array.from({ length: 501 }, (_, index) => `name${index}.com`);
    expect(readTestCatchNames(names.join('\n'))).toEqual({ domains: names, invalid: [] });
  });

  test('are read without blank lines and outer spaces', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,20}\.(com|net|co\.uk)$/), {
      minLength: 1,
    });
    fc.assert(
      fc.property(names, fc.constantFrom('\n', '\r\n', ' \n\n', '\n\t'), (domains, separator) => {
        expect(readTestCatchNames(domains.join(separator))).toEqual({ domains, invalid: [] });
      }),
    );
  });
});

describe('the lines', () => {
  test('are found by name and message', () => {
    expect(searchLines(lines, 'TIDAL')).toEqual([lines[1]]);
    expect(searchLines(lines, 'session ')).toEqual([lines[0]]);
    expect(searchLines(lines, ' ')).toBe(lines);
  });

  test('become one line of text each, separated by tabs', () => {
    expect(linesAsText(lines)).toBe(
      '2026-11-20T18:00:00.000Z\t-\tSession opened\n2026-11-20T18:00:03.417Z\ttidalforge.com\tCreate answered 2302\n',
    );
  });
});

test.each([
  ['Won: caught 14 ms after the drop', true],
  ['Create answered 1000', true],
  ['Create answered 2302', false],
  ['Check answered 1000', false],
  ['Nothing won', false],
])('%s: a catch is %s', (message, is) => {
  expect(isCatchLine({ message })).toBe(is);
});
