import type { HttpCall } from '../operation.ts';
import type { Download } from '../signatures.ts';
import { openBody } from './body.ts';

/**
 * A file, and its bytes as they come.
 * @throws {DecodeError} for an HTML page, JSON or nothing
 */
export async function readFile(call: HttpCall, response: Response) {
  const { headers } = response;
  const contentType = headers.get('content-type') ?? '';
  const body = await openBody(call, response);
  const data: Download = {
    filename: filename(headers.get('content-disposition') ?? ''),
    contentType,
    stream: body,
    blob: async () => new Response(body, { headers: { 'content-type': contentType } }).blob(),
  };
  return { body, data };
}

/** A parameter of Content-Disposition with a name of the file. */
const nameParameter =
  /(?:^|;)\s*(filename\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)|(?:utf-8'[^']*')?([^;]*))/gi;

/**
 * The name in Content-Disposition, without a path. `filename*` wins over `filename` (RFC 6266, section 4.3). Only the
 * first 1,000 characters are read.
 */
export function filename(disposition: string): string | undefined {
  const found = [...disposition.slice(0, 1000).matchAll(nameParameter)];
  const [, , quoted, plain = ''] =
    found.find(([, parameter]) => parameter?.endsWith('*')) ?? found[0] ?? [];
  let name = (quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain).trim();
  try {
    name = decodeURIComponent(name);
  } catch {
    // The percent sign encodes nothing, so it is part of the name.
  }
  name = name.split(/[\\/]/).pop() ?? '';
  return /^\.{0,2}$/.test(name) ? undefined : name;
}
