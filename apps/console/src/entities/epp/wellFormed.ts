import { readXml, type XmlElement } from '../../core/text/readXml.ts';

/**
 * Why a text is not well-formed XML; nothing if it is. A text may be a whole document or a piece of one with a single
 * root element; a prefix that it uses must be declared in it.
 */
export function xmlProblem(text: string): string | undefined {
  const trimmed = text.trim();
  if (!trimmed) return 'there is no XML';
  try {
    const prefix = undeclaredPrefix(readXml(trimmed), ['xml', 'xmlns']);
    return prefix && `the prefix ${prefix} is not declared`;
  } catch (error) {
    return error instanceof SyntaxError ? error.message : String(error);
  }
}

function undeclaredPrefix(element: XmlElement, above: readonly string[]): string | undefined {
  const names = [...element.attributes.keys()];
  const declared = [...above, ...names.flatMap((name) => /^xmlns:(.+)$/.exec(name)?.[1] ?? [])];
  const own = [element.name, ...names].flatMap((name) => /^(.+?):/.exec(name)?.[1] ?? []);
  return (
    own.find((prefix) => !declared.includes(prefix)) ??
    element.children.map((child) => undeclaredPrefix(child, declared)).find(Boolean)
  );
}
