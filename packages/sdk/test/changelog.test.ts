import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('the newest version of the changelog, below what comes next, is the version of the package', () => {
  const { version } = JSON.parse(read('package.json'));
  const newest = /^## (\d\S*)$/m.exec(read('CHANGELOG.md'))?.[1];
  expect(newest, 'the first version in CHANGELOG.md').toBe(version);
});

test('the newest contract in the changelog is the one of the package', () => {
  const contract = /^ {2}version: (\S+)$/m.exec(read('../../openapi/console.yaml'))?.[1];
  const newest = /[oO]f contract (\d+\.\d+\.\d+)/.exec(read('CHANGELOG.md'))?.[1];
  expect(newest, 'the first "Of contract …" in CHANGELOG.md').toBe(contract);
});
