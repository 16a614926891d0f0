/** Attributes of an element; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it stands in XML, between tags or within an attribute. */
export function text(value: string): string {
  return value.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** An element with its children, which are XML already; without children it closes itself. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${text(String(value))}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>`;
}

/** An element that holds a text. */
export function leaf(name: string, content: string | number, attributes: Attributes = {}): string {
  return element(name, attributes, text(String(content)));
}
