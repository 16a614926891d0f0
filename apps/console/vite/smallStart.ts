import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin } from 'vite';

/**
 * Takes the comments and long names out of `public/start.js`, which Vite only copies. It comes before all other code. Its
 * syntax stays old, so that older browsers can read what it has to tell them.
 */
export function smallStart(): Plugin {
  return {
    name: 'small-start',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const file = path.join(dir, 'start.js');
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), {
        compress: { target: 'es2019' },
      });
      if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
      await writeFile(file, code);
    },
  };
}
