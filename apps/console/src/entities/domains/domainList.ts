import { bulkCheckInputLimits } from '@dropcatch/sdk/limits';
import { normalizeInput } from '../../core/text/inputText.ts';

/** The most names in a bulk check (spec, section 9) or a test catch. */
export const maxBulkDomains = bulkCheckInputLimits.domains.maxItems;

/** The messages for a list without names, and for one with too many (spec, section 5). */
export const listProblems = {
  noneValid: 'No valid domains found',
  tooMany: `Maximum ${maxBulkDomains} domains allowed`,
} as const;

/** The domain names in a text. */
export interface DomainList {
  /** The names in their ASCII form, in the order of the text, repetitions included. */
  domains: string[];
  /** Each name once. */
  unique: string[];
  /** Entries that are not domain names. */
  invalid: string[];
}

const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** Characters that end the host in a URL. */
const notInNames = /[\s/\\?#@:%[\]]/;

/**
 * A domain name in the form in which registries know it: lower case, an IDN as xn--…; undefined if it is not a domain
 * name.
 */
export function toAsciiName(name: string): string | undefined {
  if (notInNames.test(name)) return undefined;
  const host = URL.parse(`http://${name.toLowerCase()}`)?.hostname.replace(/\.$/, '');
  return host && hostName.test(host) ? host : undefined;
}

/**
 * Reads a list of names: split on new lines, commas and semicolons, trimmed, in lower case (spec, section 5).
 * @param separator a further separator
 */
export function parseDomainList(text: string, separator: string | RegExp = /[\n,;]/): DomainList {
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
 * Why a list cannot be checked; undefined if it can. The reasons in order: nothing entered, nothing valid, too many,
 * repetitions.
 * @param list the result of {@link parseDomainList}
 */
export function domainListProblem(
  text: string,
  { domains, unique }: Pick<DomainList, 'domains' | 'unique'>,
): string | undefined {
  if (!text.trim()) return 'Please enter domains to check';
  if (domains.length === 0) return listProblems.noneValid;
  if (domains.length > maxBulkDomains) return listProblems.tooMany;
  const repeated = domains.length - unique.length;
  if (repeated > 0) return `${repeated} duplicate domains found. Please remove duplicates.`;
  return undefined;
}
