import { escaped } from '../../text/xml.ts';
import { type Reply, UNCACHED } from '../../engine/reply.ts';

/** Escaped HTML. Only `html` and this file create it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template. Text is escaped, HTML is not, undefined is empty. */
export type Content = Html | string | number | undefined | readonly Content[];

function rendered(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return content.map(rendered).join('');
}

/** A template that escapes its values. Attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  const text = strings.reduce((sum, part, i) => `${sum}${rendered(values[i - 1])}${part}`);
  return new Html(text);
}

/** Style of the pages: system fonts, one accent colour, light or dark as the system. */
const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f7f9, #12161c); --card: light-dark(#fff, #1a2028); --code: light-dark(#eef1f5, #232b35);
  --ink: light-dark(#1b2430, #e4e9ef); --quiet: light-dark(#566170, #9aa6b4); --accent: light-dark(#0b5cad, #7db6f5);
  --line: light-dark(#dde2e8, #2d3641); --control: light-dark(#7b8794, #7c8896);
  --good: light-dark(#1a6b3c, #7ccf9b); --bad: light-dark(#b3261e, #ff9a92);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 0 1rem 4rem; max-width: 66rem; background: var(--paper); color: var(--ink);
  font: 15px/1.55 system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
header, nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: baseline; }
header { padding: 1.25rem 0 .75rem; }
a { color: var(--accent); text-underline-offset: .15em; }
nav a[aria-current] { color: inherit; text-decoration: none; font-weight: 600; }
:focus-visible, :target { outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .75rem 0 .25rem; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
h3 { font-size: .95rem; margin: 1rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.15rem; min-width: 0; }
.cards, main > .card { margin-top: 1rem; }
.scroll, pre { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem 0; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--quiet); font-weight: 500; font-size: .85rem; }
tbody th { font-weight: 500; white-space: nowrap; }
code, pre { font: .87em/1.5 ui-monospace, 'Cascadia Mono', Consolas, monospace; background: var(--code); border-radius: .25rem; }
code { padding: .08em .3em; overflow-wrap: anywhere; }
pre { padding: .65rem .8rem; margin: .4rem 0; }
pre code { padding: 0; white-space: pre-wrap; }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .2rem .6rem .2rem 0; }
button, input, select {
  font: inherit; color: inherit; background: var(--card); border: 1px solid var(--control); border-radius: .35rem; padding: .25rem .6rem;
}
button { cursor: pointer; background: var(--code); }
.lead, .quiet { color: var(--quiet); }
.failed { color: var(--bad); }
.done { color: var(--good); }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: flex; flex-wrap: wrap; gap: .1rem .75rem; padding: .4rem 0; border-top: 1px solid var(--line); }
  th, td { border: 0; padding: 0; }
  tbody th { white-space: normal; overflow-wrap: anywhere; }
}
`;

export const PATHS = { home: '/', reference: '/reference', requests: '/requests' } as const;

export const OPENAPI = '/openapi.json';
export const ASSETS = '/reference/';

const NAVIGATION = [
  [PATHS.home, 'Overview'],
  [PATHS.reference, 'API reference'],
  [PATHS.requests, 'Requests'],
] as const;

/** An HTML document. `policy` is the variable part of its Content-Security-Policy. */
export function documentReply(
  { title, status = 200, policy }: { title: string; status?: number; policy: string },
  head: Html,
  body: Html,
): Reply {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – dropcatch-mock</title>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; ${policy}; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      ...UNCACHED,
    },
    body: document.text,
  };
}

function link(path: string, text: string, current: string): Html {
  return path === current
    ? html`<a href="${path}" aria-current="page">${text}</a>`
    : html`<a href="${path}">${text}</a>`;
}

/** A page with only styles and forms: no scripts, no images. */
export function pageReply(
  { path, ...about }: { path: string; title: string; status?: number },
  main: Html,
): Reply {
  return documentReply(
    { ...about, policy: "style-src 'unsafe-inline'; form-action 'self'" },
    new Html(`<style>${STYLE}</style>`),
    html`<header>
        <strong>dropcatch-mock</strong>
        <nav aria-label="Pages">${NAVIGATION.map(([to, text]) => link(to, text, path))}</nav>
      </header>
      <main>${main}</main>`,
  );
}

export const card = (title: string, content: Content): Html =>
  html`<section class="card">
    <h2>${title}</h2>
    ${content}
  </section>`;

/** A table, with a head if it has columns. The first cell of a row is its header. Wide tables scroll. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly [Content, ...Content[]])[],
): Html {
  const head = html`<thead>
    <tr>
      ${columns.map((column) => html`<th scope="col">${column}</th>`)}
    </tr>
  </thead>`;
  return html`<div class="scroll">
    <table>
      ${columns.length > 0 ? head : ''}
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}
