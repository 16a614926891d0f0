import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { dist } from './stage.ts';

/** A script of the build. */
export interface Script {
  /** Its path below the build's folder. */
  file: string;
  /** Its size, compressed with brotli at the highest quality. */
  bytes: number;
}

/** Notes the console's scripts that a page loads from now on; call the answer to see them. */
export function followScripts(page: Page): () => Script[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) seen.add(pathname.slice(1));
  });
  return () => [...seen].map((file) => ({ file, bytes: compressedSize(file) }));
}

/** The bytes of scripts together. */
export function totalBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function compressedSize(file: string): number {
  const content = readFileSync(path.join(dist, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}
