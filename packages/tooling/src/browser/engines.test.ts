import { afterEach, expect, it, vi } from 'vitest';

import { engines, installEngines, isReady, neededText } from './engines.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('only Chromium is ready on a machine without programs', () => {
  vi.stubEnv('PATH', '/no/such/folder');
  expect(engines.filter(isReady).map(({ name }) => name)).toEqual(['Chromium']);
});

it('one line says what an engine needs', () => {
  expect(engines.slice(1).map(neededText)).toEqual([
    "Firefox is left out: it needs Debian's firefox-esr (apt-get install, as root)",
    "WebKit is left out: it needs Debian's webkit2gtk-driver and xvfb (apt-get install, as root)",
  ]);
});

it('only root installs browsers, and only with apt', async () => {
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1000);
  await expect(installEngines(engines)).resolves.toBeUndefined();
  getuid.mockReturnValue(0);
  vi.stubEnv('PATH', '/no/such/folder');
  await expect(installEngines(engines)).resolves.toBeUndefined();
});
