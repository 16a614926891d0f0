import type { Chapter } from './chapter.ts';
import type { PassedTests } from './passed-tests.ts';

/**
 * What the tests leave open: rows whose test did not pass or is not there, and texts that the file of their test does
 * not hold.
 * @param read gives the content of a file of the repo.
 */
export function unproven(
  chapters: readonly Chapter[],
  passed: PassedTests,
  read: (file: string) => string,
): string[] {
  return chapters.flatMap(({ title, tests, literal = false, rows }) => {
    const names = passed.get(tests) ?? [];
    const texts = typeof literal === 'string' ? literal : tests;
    const source = literal === false ? '' : read(texts).replaceAll('\\', '');
    return Object.entries(rows).flatMap(([says, name]) => {
      if (!names.some((candidate) => fits(candidate, name))) {
        return [`${title}: “${says}”: no test “${name}” passed in ${tests}.`];
      }
      return literal !== false && !piecesOf(says).every((piece) => source.includes(piece))
        ? [`${title}: “${says}” is not in ${texts}.`]
        : [];
    });
  });
}

/** Whether a test has a name, in which `*` stands for anything. */
function fits(candidate: string, name: string): boolean {
  const [first = '', ...others] = name.split('*');
  if (others.length === 0) return candidate === name;
  if (!candidate.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of others.entries()) {
    const last = index === others.length - 1;
    const found = last ? candidate.length - part.length : candidate.indexOf(part, at);
    if (found < at || !candidate.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return true;
}

/** A text without what is filled in. */
function piecesOf(text: string): string[] {
  return text
    .split(/\{\w+\}/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}
