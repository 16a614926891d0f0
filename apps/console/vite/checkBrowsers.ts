import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newerApis } from './newerApis.ts';

/** Looks for what the oldest supported browsers lack, in all code that runs in a browser. The build looks at its own files. */
const root = path.join(import.meta.dirname, '../../..');
const files = globSync(
  ['apps/console/{src,public,demo,parts}/**/*.{js,ts,tsx}', 'packages/sdk/src/**/*.ts'],
  {
    cwd: root,
    exclude: (name) => /\.test\.|node_modules|\bdist\b/.test(name),
  },
);

const faults = files.flatMap((file) => {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  return newerApis(readFileSync(path.join(root, file), 'utf8'), lang).map(
    (fault) => `${file}: ${fault}`,
  );
});
if (files.length < 100) faults.push(`only ${files.length} files were found`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
