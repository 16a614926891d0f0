import { bulkCheckInputLimits } from '@dropcatch/sdk/limits';
import { normalizeInput } from '../../core/text/inputText.ts';

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

const hostNamePattern =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** Characters that end the host in a URL. */
const urlDelimiters = /[\s/\\?#@:%[\]]/;

/**
 * Converts a domain name to the form that registries use: in lower case, an IDN as xn--… Undefined if it is not a
 * domain name.
 */
export function toAsciiName(name: string): string | undefined {
  if (urlDelimiters.test(name)) return undefined;
  const host = URL.parse(`http://${name.toLowerCase()}`)?.hostname.replace(/\.$/, '');
  return host && hostNamePattern.test(host) ? host : undefined;
}

/**
 * Parses a list of names: splits on new lines, commas and semicolons, trims, and converts to lower case (spec, section
 * 5).
 * @param separator replaces these separators
 */
export function parseDomainList(
  text: string,
  separator: string | RegExp = /[\n,;]/,
): ParsedDomains {
  const domains: string[] = [];
  const invalid: string[] = [];
  for (const entry of text.split(separator)) {
    const name = normalizeInput(entry);
    if (!name) continue;
    const ascii = toAsciiName(name);
    if (ascii) domains.push(ascii);
    else invalid.push(name);
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
