import type { TestCatchLine } from '@dropcatch/sdk';
import * as v from 'valibot';
import { tabDraft } from '../../core/session/userStorage.ts';
import { parseDomainList } from '../../entities/domains/parseDomainList.ts';

/** The names for a manual test catch. */
export interface TestCatchNames {
  /** Each name once. */
  domains: string[];
  /** What is wrong with the input. */
  problem?: string;
  /** Lines that are not domain names. */
  invalid: readonly string[];
}

/** Parses names, one per line (spec, section 5). Duplicates count once. */
export function readTestCatchNames(text: string): TestCatchNames {
  const { unique, invalid } = parseDomainList(text, '\n');
  const problem =
    invalid.length > 0
      ? 'Please enter valid domains'
      : unique.length === 0
        ? 'Please enter at least one domain'
        : undefined;
  return { domains: unique, invalid, ...(problem && { problem }) };
}

/** The lines whose name or message contains the text, ignoring case. */
export function searchLines(
  lines: readonly TestCatchLine[],
  text: string,
): readonly TestCatchLine[] {
  const searchText = text.trim().toLowerCase();
  if (!searchText) return lines;
  return lines.filter(({ domain, message }) =>
    `${domain ?? ''} ${message}`.toLowerCase().includes(searchText),
  );
}

/** Whether a line says that a name was caught: by its first word, or by the code of a create. */
export function isCatchLine({ message }: Pick<TestCatchLine, 'message'>): boolean {
  return /^(won|caught)\b|\bcreate\b.*\b100[01]\b/i.test(message);
}

/** The lines as a text file: time, name or a dash, and message, separated by tabs. */
export function linesAsText(lines: readonly TestCatchLine[]): string {
  return lines
    .map(({ timestamp, domain, message }) => `${timestamp}\t${domain ?? '-'}\t${message}\n`)
    .join('');
}

/** The names entered for a test catch. They are kept when the dialog closes. */
export const testCatchDraft = tabDraft(
  'testCatch',
  v.fallback(v.object({ names: v.string() }), { names: '' }),
);
