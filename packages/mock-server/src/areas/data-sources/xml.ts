import { FormatError, isList, isMap, mapOf, type Value } from './value.ts';

/** An element that is being read: what has come of it so far. */
interface Open {
  readonly name: string;
  /** Attributes as `@name`, then the elements inside by name. */
  readonly inside: Map<string, Value[]>;
  text: string;
}

const NAME = /[A-Za-z_:\u00C0-\uFFFD][\w:.\-\u00B7-\uFFFD]*/y;
const SPACE = /\s*/y;
const ATTRIBUTE = /\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** So many elements may stand inside each other. */
const DEEPEST = 200;

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** The end of a markup section by its beginning; what is between is skipped, but for CDATA. */
const SECTIONS = [
  { from: '<!--', to: '-->', what: 'comment' },
  { from: '<![CDATA[', to: ']]>', what: 'CDATA section' },
  { from: '<?', to: '?>', what: 'processing instruction' },
] as const;

/** An element as a value: its text alone, or a map of its attributes (`@name`), elements and text (`#text`). */
function valueOf({ inside, text }: Open): Value {
  const trimmed = text.trim();
  if (inside.size === 0) return trimmed;
  const entries = [...inside].map(([name, values]): [string, Value] => {
    const [first = ''] = values;
    return [name, values.length === 1 ? first : values];
  });
  return mapOf(trimmed === '' ? entries : [...entries, ['#text', trimmed]]);
}

function add({ inside }: Open, name: string, value: Value): void {
  const values = inside.get(name) ?? [];
  values.push(value);
  inside.set(name, values);
}

/** Reads one document from its first character to its last; it is made for one text and used once. */
class XmlReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Value {
    const open: Open[] = [{ name: '', inside: new Map(), text: '' }];
    for (;;) {
      const next = this.#text.indexOf('<', this.#at);
      const until = next < 0 ? this.#text.length : next;
      this.#addText(open, this.#decoded(this.#text.slice(this.#at, until)));
      this.#at = until;
      if (next < 0) break;
      this.#markup(open);
    }
    const [document, unclosed] = open;
    if (unclosed !== undefined) throw this.#error(`<${unclosed.name}> is not closed`);
    if (document?.inside.size !== 1) throw this.#error('there is no element');
    return valueOf(document);
  }

  #markup(open: Open[]): void {
    const section = SECTIONS.find(({ from }) => this.#text.startsWith(from, this.#at));
    if (section !== undefined) {
      const end = this.#text.indexOf(section.to, this.#at + section.from.length);
      if (end < 0) throw this.#error(`the ${section.what} is not closed`);
      const content = this.#text.slice(this.#at + section.from.length, end);
      if (section.what === 'CDATA section') this.#addText(open, content);
      this.#at = end + section.to.length;
    } else if (this.#text.startsWith('<!', this.#at)) {
      throw this.#error('document types are not read');
    } else if (this.#text.startsWith('</', this.#at)) this.#close(open);
    else this.#open(open);
  }

  #open(open: Open[]): void {
    this.#at += 1;
    const element: Open = { name: this.#name(), inside: new Map(), text: '' };
    const parent = open.at(-1);
    if (open.length === 1 && parent !== undefined && parent.inside.size > 0) {
      throw this.#error(`<${element.name}> stands behind the end of the document`);
    }
    this.#attributes(element);
    if (open.length > DEEPEST) throw this.#error('the elements are nested too deeply');
    const empty = this.#take('/');
    if (!this.#take('>')) throw this.#error(`<${element.name}> is not written to its end`);
    if (empty && parent !== undefined) add(parent, element.name, valueOf(element));
    else open.push(element);
  }

  #attributes(element: Open): void {
    for (;;) {
      const spaces = this.#match(SPACE)?.[0].length ?? 0;
      const next = this.#text[this.#at];
      if (next === '>' || next === '/' || next === undefined) return;
      if (spaces === 0) throw this.#error(`<${element.name}> is not written to its end`);
      const name = `@${this.#name()}`;
      const value = this.#match(ATTRIBUTE);
      if (value === null)
        throw this.#error(`the attribute ${name.slice(1)} has no value in quotes`);
      if (element.inside.has(name)) throw this.#error(`the attribute ${name.slice(1)} comes twice`);
      add(element, name, this.#decoded(value[1] ?? value[2] ?? ''));
    }
  }

  #close(open: Open[]): void {
    this.#at += 2;
    const name = this.#name();
    this.#match(SPACE);
    if (!this.#take('>')) throw this.#error(`</${name} is not written to its end`);
    const element = open.length > 1 ? open.pop() : undefined;
    const parent = open.at(-1);
    if (element === undefined || parent === undefined || element.name !== name) {
      throw this.#error(
        `</${name}> closes ${element === undefined ? 'nothing' : `<${element.name}>`}`,
      );
    }
    add(parent, name, valueOf(element));
  }

  #addText(open: readonly Open[], text: string): void {
    const element = open.at(-1);
    if (element === undefined || text === '') return;
    if (open.length === 1 && text.replace('\uFEFF', '').trim() !== '') {
      throw this.#error('there is text outside of the elements');
    }
    element.text += text;
  }

  #decoded(text: string): string {
    return text.replaceAll(/&([^;&<]{0,10});?/g, (whole, name: string) => {
      const known = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
      const number = /^#(?:(\d+)|x([\da-fA-F]+))$/.exec(name);
      const code = Number.parseInt(number?.[1] ?? number?.[2] ?? '', number?.[1] ? 10 : 16);
      if (!whole.endsWith(';') || (known === undefined && !(code > 0 && code <= 0x10ffff))) {
        throw this.#error(`${whole} is not a known entity`);
      }
      return known ?? String.fromCodePoint(code);
    });
  }

  #name(): string {
    const name = this.#match(NAME)?.[0];
    if (name === undefined) throw this.#error('a name is missing');
    return name;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #error(reason: string): FormatError {
    const line = this.#text.slice(0, this.#at).split('\n').length;
    return new FormatError(`XML, line ${line}: ${reason}`);
  }
}

/**
 * Reads XML: `{ root: … }`, where an element without attributes and elements is its text, others are maps with
 * attributes as `@name` and text as `#text`; elements that repeat become a list. Document types are refused, so there
 * are no entities but the five of XML and numbers. Throws a FormatError that names the line.
 */
export const parseXml = (text: string): Value => new XmlReader(text).read();

/** A text as it stands in XML, between tags or within an attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const textOf = (value: Value): string => (typeof value === 'object' ? '' : escaped(String(value)));

function elementText(name: string, value: Value): string {
  if (isList(value)) return value.map((item) => elementText(name, item)).join('');
  if (!isMap(value)) return `<${name}>${textOf(value)}</${name}>`;
  const entries = Object.entries(value);
  const attributes = entries
    .filter(([key]) => key.startsWith('@'))
    .map(([key, item]) => ` ${key.slice(1)}="${textOf(item)}"`);
  const inside = entries
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, item]) => (key === '#text' ? textOf(item) : elementText(key, item)));
  return `<${name}${attributes.join('')}>${inside.join('')}</${name}>`;
}

/** Writes what `parseXml` reads: a map with one name, that of the root. */
export function writeXml(value: Value): string {
  const root = isMap(value) ? value : mapOf([['response', value]]);
  const elements = Object.entries(root).map(([name, inside]) => elementText(name, inside));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elements.join('')}`;
}
