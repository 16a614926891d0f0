import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { sizesOf } from '../bench/sizes.ts';

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** The file of sizes that a build writes for `pnpm bytes`, outside the deployed folder. */
const report = path.join(import.meta.dirname, '../test-results/bytes.json');

/**
 * Writes a `.br` and a `.gz` file next to every script and style, which servers send unchanged. Also writes the
 * compressed size of each screen (`bench/sizes.ts`).
 */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const sizes = new Map<string, number>();
      const pack = async (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        for (const [extension, packed] of Object.entries(packers)) {
          const bytes = await packed(content);
          await writeFile(`${path.join(dir, file.fileName)}.${extension}`, bytes);
          if (extension === 'br') sizes.set(file.fileName, bytes.length);
        }
      };
      const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      await Promise.all(files.map(pack));
      await mkdir(path.dirname(report), { recursive: true });
      await writeFile(report, JSON.stringify(sizesOf(bundle, sizes), undefined, 2));
    },
  };
}
