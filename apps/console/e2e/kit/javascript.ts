import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';

/** A script of the build. */
export interface Script {
  /** Its path below the build's folder. */
  file: string;
  /** Its size, compressed with brotli at the highest quality. */
  bytes: number;
}

/** Records the scripts of a build that a page loads from now on. The result returns them. */
export function followScripts(page: Page, dist: string): () => Script[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) seen.add(pathname.slice(1));
  });
  return () => [...seen].map((file) => ({ file, bytes: compressedSize(path.join(dist, file)) }));
}

/** The total size of scripts, in bytes. */
export function totalBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function compressedSize(file: string): number {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}
