import type { Reply } from '../exchange.ts';
import { type Content, Html, html } from './html.ts';
import { STYLE } from './style.ts';

/** The pages, by their path. */
export const PATHS = { home: '/', reference: '/reference', requests: '/requests' } as const;

const NAVIGATION = [
  [PATHS.home, 'Overview'],
  [PATHS.reference, 'API reference'],
  [PATHS.requests, 'Requests'],
] as const;

/** A page needs nothing but its own styles: no script, no picture, no form, no frame around it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function link(path: string, text: string, current: string): Html {
  return path === current
    ? html`<a href="${path}" aria-current="page">${text}</a>`
    : html`<a href="${path}">${text}</a>`;
}

/** A whole page as it is sent. */
export function pageReply(
  { path, title, status = 200 }: { path: string; title: string; status?: number },
  main: Content,
): Reply {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – dropcatch-mock</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <strong>dropcatch-mock</strong>
          <nav aria-label="Pages">${NAVIGATION.map(([to, text]) => link(to, text, path))}</nav>
        </header>
        <main>${main}</main>
      </body>
    </html> `;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: document.text,
  };
}
