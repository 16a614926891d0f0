import { bulkCheckInputLimits } from '@dropcatch/sdk/limits';
import { enteredText } from '../../core/text/enteredText.ts';

/** The most names that one bulk check takes (spec, section 9), or one test catch. */
export const maxBulkDomains = bulkCheckInputLimits.domains.maxItems;

/** What is said of a list without a name in it, and of one with too many (spec, section 5). */
export const listProblems = {
  noneValid: 'No valid domains found',
  tooMany: `Maximum ${maxBulkDomains} domains allowed`,
} as const;

/** What a text with domain names holds. */
export interface DomainList {
  /** The names in their ASCII form, in the order of the text, repetitions included. */
  domains: string[];
  /** Each name once. */
  unique: string[];
  /** What is no domain name. */
  invalid: string[];
}

const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** Characters that a URL would take for something else than a part of its host. */
const notInNames = /[\s/\\?#@:%[\]]/;

/** A domain name in the form in which registries know it: lower case, an IDN as xn--…; nothing if it is none. */
export function toAsciiName(name: string): string | undefined {
  if (notInNames.test(name)) return undefined;
  const host = URL.parse(`http://${name.toLowerCase()}`)?.hostname.replace(/\.$/, '');
  return host && hostName.test(host) ? host : undefined;
}

/**
 * Reads a list of names: split on new lines, commas and semicolons, trimmed, in lower case (spec, section 5).
 * @param separator what else it is to be split on
 */
export function parseDomainList(text: string, separator: string | RegExp = /[\n,;]/): DomainList {
  const domains: string[] = [];
  const invalid: string[] = [];
  for (const entry of text.split(separator)) {
    const name = enteredText(entry);
    if (!name) continue;
    const ascii = toAsciiName(name);
    if (ascii) domains.push(ascii);
    else invalid.push(name);
  }
  return { domains, unique: [...new Set(domains)], invalid };
}

/**
 * Why a list cannot be checked, in the order in which a person meets the reasons: nothing entered, nothing valid, too
 * many, repetitions. Nothing if it can.
 * @param list what {@link parseDomainList} read in the text
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
