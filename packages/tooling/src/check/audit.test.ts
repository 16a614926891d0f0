import { expect, it } from 'vitest';

import { audit, unanswered } from './audit.ts';

const advisory = {
  module_name: 'left-pad',
  severity: 'high',
  title: 'Pads to the right',
  url: 'https://example.test/GHSA-1',
};

const report = (advisories: object) =>
  `npm warn something\n${JSON.stringify({ advisories, metadata: {} }, undefined, 2)}\n`;

it('the audit fails with one line for each vulnerability', async () => {
  const outcome = await audit(async () => ({ code: 1, output: report({ 1: advisory }) }));
  expect(outcome).toEqual({
    code: 1,
    output: 'left-pad: high, Pads to the right (https://example.test/GHSA-1)',
  });
});

it('the audit accepts a report without findings', async () => {
  const outcome = await audit(async () => ({ code: 0, output: report({}) }));
  expect(outcome).toEqual({ code: 0, output: '' });
});

it.each([
  [
    'the registry knows no advisories',
    { code: 1, output: 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE 405' },
  ],
  ['there is no network', { code: 1, output: '{"error":{"code":"ENOTFOUND"}}' }],
  ['the answer is an error', { code: 1, output: '{\n  "error": "ENOTFOUND"\n}' }],
  ['there is no pnpm', { code: 127, output: 'spawn pnpm ENOENT' }],
])('the audit does not fail where %s, and says so', async (_, outcome) => {
  expect(await audit(async () => outcome)).toEqual({ code: 0, output: '', note: unanswered });
});

it('the audit does not fail where no answer comes in time, and says so', async () => {
  const outcome = await audit(() => new Promise(() => {}), 10);
  expect(outcome).toEqual({ code: 0, output: '', note: unanswered });
});
