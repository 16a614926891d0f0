import { expect, it } from 'vitest';

import { audit } from './audit.ts';

const advisory = {
  module_name: 'left-pad',
  severity: 'high',
  title: 'Pads to the right',
  url: 'https://example.test/GHSA-1',
};

const report = (advisories: object) =>
  `npm warn something\n${JSON.stringify({ advisories, metadata: {} }, undefined, 2)}\n`;

it('fails with one line for each vulnerability', async () => {
  const outcome = await audit(async () => ({ code: 1, output: report({ 1: advisory }) }));
  expect(outcome).toEqual({
    code: 1,
    output: 'left-pad: high, Pads to the right (https://example.test/GHSA-1)',
  });
});

it.each([
  ['nothing is known', { code: 0, output: report({}) }],
  [
    'the registry knows no advisories',
    { code: 1, output: 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE 405' },
  ],
  ['there is no network', { code: 1, output: '{"error":{"code":"ENOTFOUND"}}' }],
  ['there is no pnpm', { code: 127, output: 'spawn pnpm ENOENT' }],
])('is silent where %s', async (_, outcome) => {
  expect(await audit(async () => outcome)).toEqual({ code: 0, output: '' });
});

it('is silent where no answer comes in time', async () => {
  expect(await audit(() => new Promise(() => {}), 10)).toEqual({ code: 0, output: '' });
});
