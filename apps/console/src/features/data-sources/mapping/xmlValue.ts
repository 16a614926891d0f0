import { readXml, type XmlElement } from '../../../core/text/readXml.ts';
import type { JsonValue } from './jsonValue.ts';

/**
 * An XML document as values by name, as the service reads it: attributes as `@name`, elements that repeat as a list, the
 * text of an element with attributes or elements as `#text`, other elements as their text. Throws a SyntaxError. The
 * analyze call tells the fields and not their values, Trusted Types forbid `DOMParser`, and the reader is there for EPP's
 * templates anyway.
 */
export function parseXml(text: string): JsonValue {
  const root = readXml(text.replace(/^\uFEFF/, '').trim());
  return { [root.name]: valueOf(root) };
}

function valueOf({ attributes, children, text }: XmlElement): JsonValue {
  const inside = new Map<string, JsonValue[]>();
  const add = (name: string, value: JsonValue) =>
    inside.set(name, [...(inside.get(name) ?? []), value]);
  for (const [name, value] of attributes) add(`@${name}`, value);
  for (const child of children) add(child.name, valueOf(child));
  if (inside.size === 0) return text.trim();
  const entries = Array.from(inside, ([name, values]): [string, JsonValue] => [
    name,
    values.length === 1 ? (values[0] ?? '') : values,
  ]);
  return Object.fromEntries(text.trim() ? [...entries, ['#text', text.trim()]] : entries);
}
