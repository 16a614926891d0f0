import { existsSync, readFileSync } from 'node:fs';

import * as v from 'valibot';
import { parse } from 'yaml';

import { reports, type TestResult, testsOf } from '../check/reports.ts';
import { inRepo } from '../run/paths.ts';

/** A row of spec.yaml: a requirement of the product's specification. */
interface Row {
  id: string;
  /** The text of the specification, or several texts that belong together. */
  says: readonly string[];
  /** Whether a file must contain the text to the letter. */
  literal: boolean;
  /** That file, if it is not the file of the test. */
  heldBy?: string;
}

/** `id: text` for each row, by kind. For texts that belong together, a file other than the test's may contain them. */
const Spec = v.strictObject(
  v.entriesFromList(
    ['texts', 'rules', 'constants', 'roles'],
    v.record(
      v.pipe(v.string(), v.regex(/^§\d+(\.[\w-]+)+$/, 'no id')),
      v.union([v.string(), v.strictObject({ texts: v.array(v.string()), in: v.string() })]),
    ),
  ),
);

/** Requirements of spec.yaml that the last test run does not prove, one line each. `pnpm test` ends with them. */
export function specFaults(): string[] {
  const read = (file: string) =>
    existsSync(inRepo(file)) ? readFileSync(inRepo(file), 'utf8') : '';
  const tests = reports.flatMap(testsOf);
  return unproven(readSpec(read('packages/tooling/spec.yaml')), tests, read);
}

/**
 * Parses spec.yaml.
 * @throws if a row is not valid or occurs twice.
 */
export function readSpec(yaml: string): Row[] {
  const rows = Object.entries(v.parse(Spec, parse(yaml))).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([id, value]): Row => {
      const says =
        typeof value === 'string' ? { says: [value] } : { says: value.texts, heldBy: value.in };
      return { id, literal: kind === 'texts', ...says };
    }),
  );
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (twice) throw new TypeError(`${twice.id} occurs twice.`);
  return rows;
}

/**
 * What the tests do not prove, one line each: rows whose id is in no title of a passed test, texts that no file of such
 * a test contains, and ids in titles that have no row.
 * @param read Returns the content of a file of the repository.
 */
export function unproven(
  rows: readonly Row[],
  tests: readonly TestResult[],
  read: (file: string) => string,
): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const shown = new Map<string, Set<string>>();
  const strange = new Set<string>();
  for (const { file, name, outcome } of tests) {
    for (const id of idsIn(name)) {
      if (!known.has(id)) {
        strange.add(`${id}: a title in ${file} has this id, but spec.yaml has no such row.`);
      } else if (outcome === 'passed') {
        shown.set(id, (shown.get(id) ?? new Set()).add(file));
      }
    }
  }
  const open = rows.flatMap(({ id, says, literal, heldBy }) => {
    const files = shown.get(id);
    if (!files) return [`${id}: no passed test has this id (“${says.join('”, “')}”).`];
    if (!literal) return [];
    const holders = heldBy === undefined ? [...files] : [heldBy];
    const sources = holders.map((file) => read(file).replaceAll('\\', ''));
    return says
      .filter((text) => !sources.some((source) => contains(source, text)))
      .map((text) => `${id}: “${text}” is not in ${holders.join(' nor ')}.`);
  });
  return [...open, ...strange];
}

/** The ids in a title: `refuses an empty name [§5.sources.required §8.sources.save-failed]`. */
function idsIn(name: string): string[] {
  return [...name.matchAll(/\[(§[^\]]*)\]/g)].flatMap(([, list = '']) => list.split(' '));
}

/** Whether a source contains a text. `{…}` in the text stands for any value. */
function contains(source: string, text: string): boolean {
  return text.split(/\{\w+\}/).every((piece) => source.includes(piece.trim()));
}

if (import.meta.main) {
  const faults = specFaults();
  console.log(faults.join('\n') || 'Passed tests prove every row of spec.yaml.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
