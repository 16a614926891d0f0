import { existsSync, readFileSync } from 'node:fs';

import * as v from 'valibot';
import { parse } from 'yaml';

import { playwrightReport, type TestResult, testsOf, vitestReports } from '../check/reports.ts';
import { inRepo } from '../run/paths.ts';

/** A row of spec.yaml: something that the product's specification binds the console to. */
interface Row {
  id: string;
  /** What the specification says; several texts where they belong together. */
  says: readonly string[];
  /** Whether a file has to hold that to the letter. */
  literal: boolean;
  /** That file, where it is not the file of the test. */
  heldBy?: string;
}

/** `id: text` for each row, by kind. Texts that belong together may be held by a file other than the tests'. */
const Spec = v.strictObject(
  v.entriesFromList(
    ['texts', 'rules', 'constants', 'roles'],
    v.record(
      v.pipe(v.string(), v.regex(/^§\d+(\.[\w-]+)+$/, 'no id')),
      v.union([v.string(), v.strictObject({ texts: v.array(v.string()), in: v.string() })]),
    ),
  ),
);

/** What the last run of the tests leaves open of spec.yaml, line by line. `pnpm test` ends with it. */
export function specFaults(): string[] {
  const read = (file: string) =>
    existsSync(inRepo(file)) ? readFileSync(inRepo(file), 'utf8') : '';
  const tests = [...vitestReports, playwrightReport].flatMap(testsOf);
  return unproven(readSpec(read('packages/tooling/spec.yaml')), tests, read);
}

/**
 * The rows of spec.yaml.
 * @throws where one is no row, or there twice.
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
  if (twice) throw new TypeError(`${twice.id} is there twice.`);
  return rows;
}

/**
 * What the tests leave open, line by line: rows whose id is in the title of no test that passed, texts that no file of
 * such a test holds, and ids in titles that have no row.
 * @param read Gives the content of a file of the repo.
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
        strange.add(`${id}: a title in ${file} has this id, and spec.yaml has no such row.`);
      } else if (outcome === 'passed') {
        shown.set(id, (shown.get(id) ?? new Set()).add(file));
      }
    }
  }
  const open = rows.flatMap(({ id, says, literal, heldBy }) => {
    const files = shown.get(id);
    if (!files) return [`${id}: no test that passed has this id (“${says.join('”, “')}”).`];
    if (!literal) return [];
    const holders = heldBy === undefined ? [...files] : [heldBy];
    const sources = holders.map((file) => read(file).replaceAll('\\', ''));
    return says
      .filter((text) => !sources.some((source) => holds(source, text)))
      .map((text) => `${id}: “${text}” is not in ${holders.join(' nor ')}.`);
  });
  return [...open, ...strange];
}

/** The ids that a title carries: `refuses an empty name [§5.sources.required §8.sources.save-failed]`. */
function idsIn(name: string): string[] {
  return [...name.matchAll(/\[(§[^\]]*)\]/g)].flatMap(([, list = '']) => list.split(' '));
}

/** Whether a source has a text, or all of its pieces where `{…}` stands for what is filled in. */
function holds(source: string, text: string): boolean {
  return text.split(/\{\w+\}/).every((piece) => source.includes(piece.trim()));
}

if (import.meta.main) {
  const faults = specFaults();
  console.log(faults.join('\n') || 'Every row of spec.yaml is shown by a test that passed.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
