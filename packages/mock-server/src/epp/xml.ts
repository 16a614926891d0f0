import { escaped } from '../formats/xml.ts';

/** Attributes of an element; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its children, which are XML already; without children it closes itself. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>`;
}

/** An element that holds a text. */
export function leaf(name: string, content: string | number, attributes: Attributes = {}): string {
  return element(name, attributes, escaped(String(content)));
}
