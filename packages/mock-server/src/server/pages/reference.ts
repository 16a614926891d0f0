import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { type Reply, UNCACHED } from '../../engine/reply.ts';
import { ASSETS, documentReply, html, OPENAPI } from './html.ts';

const START = `SwaggerUIBundle({
  url: '${OPENAPI}',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'none',
  filter: true,
});
`;

/** Path of a file of the package: next to this file when built, else its source. */
function packaged(name: string, source: () => string): string {
  const built = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(built) ? built : source();
}

const fromHere = createRequire(import.meta.url);

export function openapiReply(): Reply {
  const file = packaged('openapi.json', () => fromHere.resolve('../../generated/openapi.json'));
  const headers = { 'content-type': 'application/json; charset=utf-8', ...UNCACHED };
  return { status: 200, headers, body: readFileSync(file, 'utf8') };
}

/** Swagger UI needs inline styles and data: images. No other script and no other host is allowed. */
const POLICY =
  "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'none'";

/** The API reference: Swagger UI, served from this package. */
export const reference = (): Reply =>
  documentReply(
    { title: 'API reference', policy: POLICY },
    html`<link rel="stylesheet" href="${ASSETS}swagger-ui.css" />`,
    html`<div id="reference"></div>
      <script src="${ASSETS}swagger-ui-bundle.js"></script>
      <script src="${ASSETS}start.js"></script>`,
  );

/** The script that starts Swagger UI. The policy forbids inline scripts. */
export const startScript = (): Reply => ({
  status: 200,
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  },
  body: START,
});

/** Serves the files of Swagger UI. Calls `next` for other paths. */
export const serveAssets = sirv(
  packaged('reference', () => dirname(fromHere.resolve('swagger-ui-dist/package.json'))),
  { etag: true, extensions: [] },
);
