import { readFileSync } from 'node:fs';
import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { expect, it } from 'vitest';
import { newerApis } from './newerApis.ts';
import { olderBrowserText, supported } from './supportedBrowsers.ts';

it.each([
  ["URL.parse('a:b')", 'URL.parse (line 1): chrome 126'],
  ['\nPromise.try(() => 1)', 'Promise.try (line 2): chrome 128'],
  ['window.requestIdleCallback(go)', 'requestIdleCallback (line 1): safari preview'],
  ['new Float16Array(2)', 'Float16Array (line 1): chrome 135'],
  ['row.moveBefore(a, b)', 'moveBefore (line 1): chrome 133'],
  ['Temporal.Now.instant()', 'Temporal (line 1): chrome 144'],
  ["RegExp.escape('a')", 'RegExp.escape (line 1): chrome 136'],
  ['/(?i:a)b/.test(text)', '(?i:a)b (line 1): a modifier'],
])('a call that the oldest browsers cannot make is found: %s', (code, found) => {
  expect(newerApis(code)).toEqual([found]);
});

it.each([
  "Map.groupBy([], (one) => one); [].toSpliced(0, 1); ''.toWellFormed(); panel.showPopover()",
  'const URL = { parse: (text) => text }; URL.parse(1)',
  '(navigation) => navigation.back(); URL.parse?.(text); /(?<=a)(?:b)/v.test(text)',
  'const { number } = schemas; number(); list.first(); user.login()',
])('other calls are not: %s', (code) => {
  expect(newerApis(code)).toEqual([]);
});

it('README and start.js name the browsers that the build is made for', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const { chrome, edge, firefox, safari, ios } = supported;
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(read('../public/start.js')).toContain(olderBrowserText);
  expect(read('../../../README.md')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} (macOS and iOS)`,
  );
});

it('a browser counts as too old exactly if it lacks one of the colours that start.js checks', () => {
  const colours = bcd.css.types?.['color'];
  const asked = [colours?.['light-dark'], colours?.['rgb']?.['relative_syntax']];
  const first = ({ __compat: compat }: Identifier, browser: 'chrome' | 'firefox' | 'safari') => {
    const all = [compat?.support[browser] ?? []].flat();
    return Math.min(...all.map(({ version_added: added }) => Number(added)));
  };
  for (const browser of ['chrome', 'firefox', 'safari'] as const) {
    const versions = asked.map((colour) => first(colour ?? {}, browser));
    expect(Math.max(...versions)).toBe(Number(supported[browser]));
  }
});
