import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { dist } from '../e2e/stage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the console if anything that goes into it is newer than the build. */
export async function buildIfNeeded(): Promise<void> {
  const page = path.join(dist, 'index.html');
  const built = existsSync(page) ? statSync(page).mtimeMs : 0;
  const sources = [
    ...files(path.join(root, 'src')),
    ...files(path.join(root, 'public')),
    ...files(path.join(root, '../../packages/sdk/src')),
    path.join(root, 'index.html'),
    path.join(root, 'vite.config.ts'),
  ];
  if (sources.every((file) => statSync(file).mtimeMs < built)) return;
  await build({ root, logLevel: 'warn' });
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
