import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';

/** The placeholders of templates (spec, section 5), each with an example. */
const samples = {
  XMLNS_DOMAIN: 'urn:ietf:params:xml:ns:domain-1.0',
  DOMAIN: 'example.com',
  CLTRID: 'DC-20261120-180003-000417',
  DOMAINS_XML: '<domain:name>example.com</domain:name><domain:name>example.net</domain:name>',
  DOMAINS_LIST: 'example.com,example.net',
} as const;

export type Placeholder = keyof typeof samples;

export const singlePlaceholders: readonly Placeholder[] = ['XMLNS_DOMAIN', 'DOMAIN', 'CLTRID'];

export const batchPlaceholders: readonly Placeholder[] = [
  ...singlePlaceholders,
  'DOMAINS_XML',
  'DOMAINS_LIST',
];

const placeholder = /\{([A-Z_]+)\}/g;

/** The template with example values. Unknown placeholders stay as they are. */
export function fillTemplate(template: string, allowed: readonly Placeholder[]): string {
  return template.replace(placeholder, (whole, name: string) => {
    const known = allowed.find((other) => other === name);
    return known ? samples[known] : whole;
  });
}

/** Unknown placeholders in the template, each once, in the order of the text. */
export function unknownPlaceholders(template: string, allowed: readonly Placeholder[]): string[] {
  const names = Array.from(template.matchAll(placeholder), ([, name = '']) => name);
  return [...new Set(names)].filter((name) => !allowed.some((other) => other === name));
}

/**
 * Why a text is not well-formed XML; undefined if it is. It may be a document or a fragment with one root element, and
 * must declare the prefixes that it uses.
 */
export function xmlProblem(text: string): string | undefined {
  if (!text.trim()) return 'there is no XML';
  try {
    const { root } = parseXml(text.trim());
    const prefix = root && undeclaredPrefix(root, ['xml', 'xmlns']);
    return prefix ? `the prefix ${prefix} is not declared` : undefined;
  } catch (error) {
    // Too deep nesting overflows the stack.
    if (!(error instanceof XmlError)) return 'elements are nested too deeply';
    return `line ${error.line}: ${error.message.split(' (line ')[0]}`;
  }
}

function undeclaredPrefix(
  { name, attributes, children }: XmlElement,
  above: readonly string[],
): string | undefined {
  const names = Object.keys(attributes);
  const declared = [...above, ...names.flatMap((key) => /^xmlns:(.+)$/.exec(key)?.[1] ?? [])];
  const own = [name, ...names].flatMap((key) => /^(.+?):/.exec(key)?.[1] ?? []);
  return (
    own.find((prefix) => !declared.includes(prefix)) ??
    children
      .map((child) => child instanceof XmlElement && undeclaredPrefix(child, declared))
      .find((prefix) => typeof prefix === 'string')
  );
}
