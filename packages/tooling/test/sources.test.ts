import { expect, it } from 'vitest';

import { importsOf } from './sources.ts';

it('the imports of a module are found in all their forms', () => {
  const lines = [
    `import fs, { type Stats } from 'node:fs';`,
    `import type { Order } from '@sdk';`,
    `import * as everything from "./everything.ts";`,
    `import './styles.css';`,
    `export { one } from './one.ts';`,
    `export type { Two } from './two.ts';`,
    `import {\n  three,\n  four,\n} from './three.ts';`,
    `const page = () => import('./page.tsx');`,
    `const text = "import none from './none.ts'";`,
    `export const important = 'import';`,
  ];
  expect(importsOf(lines.join('\n'))).toEqual([
    { specifier: 'node:fs', typeOnly: false },
    { specifier: '@sdk', typeOnly: true },
    { specifier: './everything.ts', typeOnly: false },
    { specifier: './styles.css', typeOnly: false },
    { specifier: './one.ts', typeOnly: false },
    { specifier: './two.ts', typeOnly: true },
    { specifier: './three.ts', typeOnly: false },
    { specifier: './page.tsx', typeOnly: false },
  ]);
});
