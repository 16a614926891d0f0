import { toASCII, toUnicode } from 'punycode/';
import { parseUrl } from '../../core/text/parseUrl.ts';
import { maxNameLength } from './domainName.ts';

const hostNamePattern =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** Characters that end the host in a URL. */
const urlDelimiters = /[\s/\\?#@:%[\]]/;

/**
 * Characters without a form of their own, apart from joiners, and further ones (RFC 5892, sections 2.3 to 2.9). A hyphen
 * at an end of a label (RFC 5891, section 4.2.3.1).
 */
const forbidden = new RegExp(
  String.raw`(?![\u200C\u200D])\p{DI}|[\u0640\u07FA\u1100-\u11FF\u20D0-\u20FF\u302E\u302F\u3031-\u3035\u303B\uA960-\uA97F\uD7B0-\uD7FF]|(?<=^|\.)-|-(?=\.|$)`,
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

/**
 * Converts an internationalised domain name (RFC 5890) to Unicode, `xn--bcher-kva.de` to `bücher.de`. Undefined for an
 * ASCII or invalid name, and if converting the result back gives another name, as with invisible characters.
 */
export function toUnicodeName(name: string): string | undefined {
  try {
    const unicode = toUnicode(name);
    return unicode !== name && encodeName(unicode) === name ? unicode : undefined;
  } catch {
    return undefined; // Not valid Punycode (RFC 3492).
  }
}
