import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';

/** The placeholders of templates (spec, section 5) with example values. */
const placeholderExamples = {
  XMLNS_DOMAIN: 'urn:ietf:params:xml:ns:domain-1.0',
  DOMAIN: 'example.com',
  CLTRID: 'DC-20261120-180003-000417',
  DOMAINS_XML: '<domain:name>example.com</domain:name><domain:name>example.net</domain:name>',
  DOMAINS_LIST: 'example.com,example.net',
} as const;

export type Placeholder = keyof typeof placeholderExamples;

export const singlePlaceholders: readonly Placeholder[] = ['XMLNS_DOMAIN', 'DOMAIN', 'CLTRID'];

export const batchPlaceholders: readonly Placeholder[] = [
  ...singlePlaceholders,
  'DOMAINS_XML',
  'DOMAINS_LIST',
];

const placeholderPattern = /\{([A-Z_]+)\}/g;

/** Fills a template with example values. Unknown placeholders stay unchanged. */
export function fillTemplate(template: string, allowed: readonly Placeholder[]): string {
  return template.replace(placeholderPattern, (whole, name: string) => {
    const known = allowed.find((other) => other === name);
    return known ? placeholderExamples[known] : whole;
  });
}

/** The unknown placeholders in a template, each once, in the order of the text. */
export function unknownPlaceholders(template: string, allowed: readonly Placeholder[]): string[] {
  const names = Array.from(template.matchAll(placeholderPattern), ([, name = '']) => name);
  return [...new Set(names)].filter((name) => !allowed.some((other) => other === name));
}

/**
 * Why a text is not well-formed XML; undefined if it is. The text may be a document or a fragment with one root
 * element. It must declare the namespace prefixes that it uses.
 */
export function xmlProblem(text: string): string | undefined {
  if (!text.trim()) return 'there is no XML';
  try {
    const { root } = parseXml(text.trim());
    const prefix = root && undeclaredPrefix(root, ['xml', 'xmlns']);
    return prefix ? `the prefix ${prefix} is not declared` : undefined;
  } catch (error) {
    // Deep nesting overflows the stack.
    if (!(error instanceof XmlError)) return 'elements are nested too deeply';
    return `line ${error.line}: ${error.message.split(' (line ')[0]}`;
  }
}

function undeclaredPrefix(
  { name, attributes, children }: XmlElement,
  outerPrefixes: readonly string[],
): string | undefined {
  const names = Object.keys(attributes);
  const declared = [
    ...outerPrefixes,
    ...names.flatMap((key) => /^xmlns:(.+)$/.exec(key)?.[1] ?? []),
  ];
  const own = [name, ...names].flatMap((key) => /^(.+?):/.exec(key)?.[1] ?? []);
  return (
    own.find((prefix) => !declared.includes(prefix)) ??
    children
      .map((child) => child instanceof XmlElement && undeclaredPrefix(child, declared))
      .find((prefix) => typeof prefix === 'string')
  );
}
