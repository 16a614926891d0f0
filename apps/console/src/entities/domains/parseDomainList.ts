import { bulkCheckInputLimits } from '@dropcatch/sdk/limits';
import { normalizeInput } from '../../core/text/inputText.ts';
import { cleanName } from './domainName.ts';
import { toAsciiName } from './idn.ts';

/** The maximum number of names in a bulk check (spec, section 9) or a test catch. */
export const maxBulkDomains = bulkCheckInputLimits.domains.maxItems;

/** The messages for a list without valid names, and for one with too many (spec, section 5). */
export const domainListMessages = {
  noneValid: 'No valid domains found',
  tooMany: `Maximum ${maxBulkDomains} domains allowed`,
} as const;

/** The domain names in a text. */
export interface ParsedDomains {
  /** The names in their ASCII form, in the order of the text, with duplicates. */
  domains: string[];
  /** Each name once. */
  unique: string[];
  /** Entries that are not domain names. */
  invalid: string[];
}

/** New lines, commas and semicolons, also those of other scripts. A row of them separates once. */
const separators = /[\n\r\u2028\u2029,;\u060C\u061B\u3001\uFE50\uFE51\uFE54\uFF0C\uFF1B\uFF64]+/;

/**
 * Parses a list of names: splits on new lines, commas and semicolons, trims, and converts to lower case (spec, section
 * 5). Each entry is cleaned ({@link cleanName}). What is then no name becomes none: it is an invalid entry.
 * @param separator replaces these separators
 */
export function parseDomainList(
  text: string,
  separator: string | RegExp = separators,
): ParsedDomains {
  const domains: string[] = [];
  const invalid: string[] = [];
  for (const entry of text.split(separator)) {
    const typed = normalizeInput(entry);
    if (!typed) continue;
    const ascii = toAsciiName(cleanName(typed));
    if (ascii) domains.push(ascii);
    else invalid.push(typed);
  }
  return { domains, unique: [...new Set(domains)], invalid };
}

/**
 * Why a list cannot be checked; undefined if it can. The first reason that applies: nothing entered, nothing valid, too
 * many names, duplicates.
 * @param list the result of {@link parseDomainList}
 */
export function domainListProblem(
  text: string,
  { domains, unique }: Pick<ParsedDomains, 'domains' | 'unique'>,
): string | undefined {
  if (!text.trim()) return 'Please enter domains to check';
  if (domains.length === 0) return domainListMessages.noneValid;
  if (domains.length > maxBulkDomains) return domainListMessages.tooMany;
  const duplicates = domains.length - unique.length;
  if (duplicates > 0) return `${duplicates} duplicate domains found. Please remove duplicates.`;
  return undefined;
}
