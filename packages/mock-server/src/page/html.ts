/** HTML that is safe as it stands: made by `html` only. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, HTML is not, nothing is left out. */
export type Content = Html | string | number | undefined | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text without any meaning in HTML, for elements and quoted attributes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function rendered(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return content.map(rendered).join('');
}

/** A template whose values are escaped. Attributes have to be quoted. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  const text = strings.reduce((sum, part, i) => `${sum}${rendered(values[i - 1])}${part}`);
  return new Html(text);
}
