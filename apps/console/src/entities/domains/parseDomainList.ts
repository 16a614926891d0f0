import { bulkCheckInputLimits } from '@dropcatch/sdk/limits';
import { toASCII } from 'punycode/';
import { normalizeInput } from '../../core/text/inputText.ts';
import { parseUrl } from '../../core/text/parseUrl.ts';
import { cleanName, maxNameLength } from './domainName.ts';

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

/** Characters without a form of their own, apart from joiners, and further ones (RFC 5892, sections 2.3 to 2.9). */
const forbidden = new RegExp(
  String.raw`(?![\u200C\u200D])\p{DI}|[\u0640\u07FA\u1100-\u11FF\u20D0-\u20FF\u302E\u302F\u3031-\u3035\u303B\uA960-\uA97F\uD7B0-\uD7FF]`,
  'u',
);

/** Letters, marks and digits in lower case, and what only some contexts allow (RFC 5892, appendix A). */
const idnPattern =
  /^(?:[\p{Ll}\p{Lm}\p{Lo}\p{Mn}\p{Mc}\p{Nd}._-]|\u200C|\u200D|(?<=l)\u00B7(?=l)|(?<=\p{scx=Hebr})[\u05F3\u05F4]|(?<=[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}])\u30FB)+$/u;

/** Wide and narrow forms of input methods, and the ideographic full stop (RFC 5895, section 2). */
const widthForms = /[\uFF01-\uFFDC\u3002]/g;

/**
 * Converts a domain name to the form that registries use: in lower case, an IDN as xn--… Undefined if it is not a
 * domain name, or if IDNA 2008 forbids a character: browsers would make another name of it, `™` to `tm`.
 */
export function toAsciiName(name: string): string | undefined {
  if (name.length > maxNameLength + 1) return undefined;
  const lower = name
    .toLowerCase()
    .replace(widthForms, (form) => form.normalize('NFKC').replace('。', '.'))
    .normalize('NFC');
  const host = idnPattern.test(lower) && !forbidden.test(lower) ? encodeName(lower) : undefined;
  // Nothing else may have been changed, except a final dot.
  return host === toASCII(lower).replace(/\.$/, '') ? host : undefined;
}

/** Converts a name as browsers do (UTS 46), also with characters that registries may forbid today. */
export function encodeName(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (urlDelimiters.test(lower)) return undefined;
  const isPlain = !lower.includes('xn--') && hostNamePattern.test(lower);
  const host = isPlain ? lower : parseUrl(`http://${lower}`)?.hostname.replace(/\.$/, '');
  return host && hostNamePattern.test(host) ? host : undefined;
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
