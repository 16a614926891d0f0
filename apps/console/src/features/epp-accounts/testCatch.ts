import type { TestCatchLine } from '@dropcatch/sdk';
import * as v from 'valibot';
import { tabDraft } from '../../core/session/userStorage.ts';
import {
  domainListMessages,
  maxBulkDomains,
  parseDomainList,
} from '../../entities/domains/parseDomainList.ts';

/** The names for a manual test catch, or the problem with the input. */
type TestCatchNames =
  | { domains: string[] }
  | { problem: string; /** Lines that are not domain names. */ invalid: string[] };

/** Parses names, one per line (spec, section 5), at most as many as in a bulk check. Duplicates count once. */
export function readTestCatchNames(text: string): TestCatchNames {
  const { domains, unique, invalid } = parseDomainList(text, '\n');
  if (invalid.length > 0) return { problem: 'Please enter valid domains', invalid };
  if (domains.length === 0) return { problem: 'Please enter at least one domain', invalid };
  if (unique.length > maxBulkDomains) return { problem: domainListMessages.tooMany, invalid };
  return { domains: unique };
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
