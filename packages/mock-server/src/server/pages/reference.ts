import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { type Reply, UNCACHED } from '../../engine/exchange.ts';
import { ASSETS, html, OPENAPI } from './html.ts';

const START = `SwaggerUIBundle({
  url: '${OPENAPI}',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'none',
  filter: true,
});
`;

/** Swagger UI sets styles of elements and draws its icons from data. It runs no other script and asks no other host. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A file of the package: beside this one where it is built, else where the sources have it. */
function packaged(name: string, source: () => string): string {
  const built = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(built) ? built : source();
}

const fromHere = createRequire(import.meta.url);

/** The contract as an OpenAPI document. */
export function openapiReply(): Reply {
  const file = packaged('openapi.json', () => fromHere.resolve('../../generated/openapi.json'));
  const headers = { 'content-type': 'application/json; charset=utf-8', ...UNCACHED };
  return { status: 200, headers, body: readFileSync(file, 'utf8') };
}

/** The contract for people: Swagger UI, from files of this package. */
export function reference(): Reply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference – dropcatch-mock</title>
        <link rel="stylesheet" href="${ASSETS}swagger-ui.css" />
      </head>
      <body>
        <div id="reference"></div>
        <script src="${ASSETS}swagger-ui-bundle.js"></script>
        <script src="${ASSETS}start.js"></script>
      </body>
    </html> `;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, body: page.text };
}

/** The script that starts the renderer: the policy allows none inside the page. */
export const startScript = (): Reply => ({
  status: 200,
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  },
  body: START,
});

/** Serves the renderer's files; calls `next` for what is none of them. */
export const serveAssets = sirv(
  packaged('reference', () => dirname(fromHere.resolve('swagger-ui-dist/package.json'))),
  { etag: true, extensions: [] },
);
