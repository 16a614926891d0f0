import type { JsonValue } from './jsonValue.ts';

/**
 * An XML document as values by name, as the service reads it: attributes as `@name`, elements that repeat as a list, the
 * text of an element with attributes or elements as `#text`, other elements as their text. Throws a SyntaxError.
 */
export function parseXml(text: string): JsonValue {
  const document = new DOMParser().parseFromString(text.trim(), 'application/xml');
  const root = document.documentElement;
  if (document.querySelector('parsererror')) throw new SyntaxError('The XML is not well formed');
  return { [root.tagName]: valueOf(root) };
}

function valueOf(element: Element): JsonValue {
  const inside = new Map<string, JsonValue[]>();
  const add = (name: string, value: JsonValue) =>
    inside.set(name, [...(inside.get(name) ?? []), value]);
  for (const { name, value } of element.attributes) add(`@${name}`, value);
  for (const child of element.children) add(child.tagName, valueOf(child));
  const text = ownText(element);
  if (inside.size === 0) return text;
  const entries = Array.from(inside, ([name, values]): [string, JsonValue] => [
    name,
    values.length === 1 ? (values[0] ?? '') : values,
  ]);
  return Object.fromEntries(text ? [...entries, ['#text', text]] : entries);
}

/** What stands in an element itself, CDATA included. */
function ownText(element: Element): string {
  const { TEXT_NODE, CDATA_SECTION_NODE } = Node;
  return Array.from(element.childNodes, ({ nodeType, nodeValue }) =>
    nodeType === TEXT_NODE || nodeType === CDATA_SECTION_NODE ? (nodeValue ?? '') : '',
  )
    .join('')
    .trim();
}
