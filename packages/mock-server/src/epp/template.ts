import { escaped } from '../formats/xml.ts';
import type { Dialect } from './dialects.ts';
import { command, document, nameElements } from './requests.ts';

/** What the placeholders of a custom command stand for. */
export interface TemplateValues {
  readonly names: readonly string[];
  readonly cltrid: string;
  readonly dialect: Dialect;
}

/** The command that a part of a document belongs to, by its root element. */
const PARTS = /^<(?:\w+:)?(check|create)\b/;

/**
 * A custom command (spec, section 5) with its placeholders filled: {XMLNS_DOMAIN}, {DOMAIN}, {CLTRID}, and in
 * batch templates {DOMAINS_XML} and {DOMAINS_LIST}. A template that is only the inside of a command is put
 * into a whole document.
 */
export function fillTemplate(template: string, { names, cltrid, dialect }: TemplateValues): string {
  const values: Readonly<Record<string, string>> = {
    XMLNS_DOMAIN: dialect.domain,
    DOMAIN: escaped(names[0] ?? ''),
    CLTRID: cltrid,
    DOMAINS_XML: nameElements(names),
    DOMAINS_LIST: escaped(names.join(',')),
  };
  const filled = template
    .trim()
    .replaceAll(/\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (/^<\?xml|^<epp\b/.test(filled)) return filled;
  const part = PARTS.exec(filled)?.[1];
  return part === undefined ? document(filled) : command(cltrid, `<${part}>${filled}</${part}>`);
}
