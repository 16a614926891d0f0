import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

import { negotiate } from '@fastify/accept-negotiator';
import { isUtf8MimeType, mime, send } from '@fastify/send';

import { cacheControl, securityHeaders } from './security-headers.ts';

// The library uses the older name. This one is the standard (RFC 9239).
mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/** Suffixes of the build's compressed files by encoding, best first. */
const copies = { br: '.br', gzip: '.gz' } as const;

/** Statuses of a path that is not a file of the build. */
const noFile = new Set([400, 403, 404]);

/**
 * Sends a file of a build, compressed if the browser accepts it and the build has such a copy. Supports conditional
 * requests and ranges. No path leads out of the folder.
 * @param root The folder of the build.
 * @param path The file's path in a URL, still encoded: `/assets/index-4f2a91bc.js`.
 * @returns whether the file exists. If not, nothing has been sent.
 */
export async function sendFile(
  root: string,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const accepted = negotiate(incoming.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  for (const encoding of accepted ? [accepted, undefined] : [undefined]) {
    const file = encoding ? path + copies[encoding] : path;
    const found = await findFile(root, file, incoming);
    if (found.type === 'directory' || noFile.has(found.statusCode)) continue;

    const isError = found.type === 'error';
    const headers = {
      ...found.headers,
      ...securityHeaders,
      ...(!isError && { 'content-type': typeOf(path) }),
      ...(!isError && encoding && { 'content-encoding': encoding }),
      'cache-control': !isError && isHashed(path) ? cacheControl.hashed : cacheControl.other,
      vary: 'Accept-Encoding',
    };
    outgoing.statusCode = found.statusCode;
    outgoing.setHeaders(new Map(Object.entries(headers)));
    pipeline(found.stream, outgoing, () => undefined);
    return true;
  }
  return false;
}

/** A range of the last bytes of a file. */
const suffixRange = /^ *bytes= *-0*[1-9]\d* *$/;

/** Opens the wanted part of a file. */
async function findFile(root: string, file: string, incoming: IncomingMessage) {
  const options = { root, index: false, cacheControl: false };
  const found = await send(incoming, file, options);
  if (found.statusCode !== 416 || !suffixRange.test(incoming.headers.range ?? '')) return found;
  // A suffix that is longer than the file means all of it (RFC 9110, section 14.1.2). The library refuses it.
  incoming.headers.range = 'bytes=0-';
  return send(incoming, file, options);
}

/** Whether a file's name contains a hash of its content: Vite's `name-hash.ext`, below `assets/`. */
function isHashed(path: string): boolean {
  return /^\/assets\/.*-[\w-]{8}\.\w+$/.test(path);
}

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
