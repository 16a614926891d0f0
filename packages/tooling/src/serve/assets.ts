import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings on offer, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** One file of a build, ready to be sent. */
export interface Asset {
  /** For Content-Type. */
  type: string;
  /** A quoted entity tag that changes with the content. */
  tag: string;
  /** Whether its name holds a hash of its content, so that it can be cached for ever. */
  immutable: boolean;
  body: Buffer;
  /**
   * The compressed body: the build's own `.br` or `.gz` file, or made once in memory.
   * Undefined where compressing does not pay.
   */
  compressed(encoding: Encoding): Promise<Buffer> | undefined;
}

/** Content types by extension; the second value says whether compressing pays. */
const types: Readonly<Record<string, readonly [type: string, compressible: boolean]>> = {
  '.css': ['text/css; charset=utf-8', true],
  '.html': ['text/html; charset=utf-8', true],
  '.ico': ['image/x-icon', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.json': ['application/json', true],
  '.map': ['application/json', true],
  '.png': ['image/png', false],
  '.svg': ['image/svg+xml', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json', true],
  '.webp': ['image/webp', false],
  '.woff2': ['font/woff2', false],
};

const unknownType = ['application/octet-stream', false] as const;

/** Bodies below this many bytes fit into one packet as they are. */
const smallest = 1024;

const extensions: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  // Quality 9 takes a tenth of the time of 11 for a few per cent more bytes.
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Reads a build into memory, by URL path (`/assets/index-4f2a91bc.js`). Only what is found here
 * can be served, so no path can lead out of the folder; symbolic links are left out.
 * @throws if the folder does not exist.
 */
export async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const precompressed = new Set(
    files.flatMap((file) => encodings.map((encoding) => file + extensions[encoding])),
  );
  const loaded = await Promise.all(
    files
      .filter((file) => !precompressed.has(file))
      .map(async (file) => {
        const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
        return [url, await loadAsset(file, url, files)] as const;
      }),
  );
  return new Map(loaded);
}

async function loadAsset(file: string, url: string, files: readonly string[]): Promise<Asset> {
  const body = await readFile(file);
  const [type, compressible] = types[path.extname(file).toLowerCase()] ?? unknownType;
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // Vite's naming: name-hash.ext, below assets/.
    immutable: /^\/assets\/.*-[\w-]{8}\.\w+$/.test(url),
    body,
    compressed(encoding) {
      if (!compressible || body.length < smallest) return undefined;
      const sibling = file + extensions[encoding];
      const result =
        made.get(encoding) ??
        (files.includes(sibling) ? readFile(sibling) : compress[encoding](body));
      made.set(encoding, result);
      return result;
    },
  };
}
