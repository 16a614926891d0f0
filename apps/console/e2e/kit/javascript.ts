import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';

/** Records the scripts that a page loads from now on. The result returns their paths below the build's folder. */
export function followScripts(page: Page): () => string[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) seen.add(pathname.slice(1));
  });
  return () => [...seen];
}

/** The total size of files of a build, in bytes, compressed with brotli at the highest quality, which takes a while. */
export function totalBytes(dist: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedSize(path.join(dist, file)), 0);
}

function compressedSize(file: string): number {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}
