import { expect, it } from 'vitest';

import { kindOf } from './ending.ts';

it.each([
  ['npm exec pnpm@12 start', 'launcher'],
  ['pnpm run start', 'launcher'],
  ['node /usr/bin/npx pnpm@12 start', 'launcher'],
  ['/usr/bin/node /usr/lib/node_modules/npm/bin/npx-cli.js pnpm@12', 'launcher'],
  ['node /opt/pnpm/bin/pnpm.cjs start', 'launcher'],
  ["sh -c 'pnpm' start", 'shell'],
  ['/bin/bash -c npx pnpm@12 start &', 'shell'],
  ['node runner.js npx pnpm start', 'other'],
  ['/sbin/init', 'other'],
  ['', 'other'],
])('"%s" is a %s', (command, kind) => {
  expect(kindOf(command)).toBe(kind);
});
