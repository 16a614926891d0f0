import { expect, it } from 'vitest';

import { readSettings } from './settings.ts';

it('the settings have defaults', () => {
  expect(readSettings({ CONSOLE_PORT: '', API_URL: '' })).toEqual({
    consoleHost: undefined,
    consolePort: 4000,
    mockPort: 4010,
    mockArgs: [],
    apiUrl: undefined,
  });
});

it('the settings are what the environment says', () => {
  const env = {
    CONSOLE_HOST: 'console.lan',
    CONSOLE_PORT: '5000',
    MOCK_PORT: '5010',
    MOCK_ARGS: '--drop-list "my drops.csv" --name it\\\'s',
  };
  expect(readSettings(env)).toEqual({
    consoleHost: 'console.lan',
    consolePort: 5000,
    mockPort: 5010,
    mockArgs: ['--drop-list', 'my drops.csv', '--name', "it's"],
    apiUrl: undefined,
  });
  expect(readSettings({ API_URL: 'https://api.test/v1' })).toMatchObject({
    apiUrl: new URL('https://api.test/v1'),
  });
});

it('an error does not repeat a password of API_URL', () => {
  const env = { API_URL: 'https://bob:hunter2@api.test/v1' };
  expect(() => readSettings(env)).toThrow(/^(?!.*hunter2)API_URL must be a URL without user name/);
});

it.each([
  [
    { CONSOLE_HOST: 'console.lan:4000' },
    'CONSOLE_HOST must be a host name or an address, without a port, not "console.lan:4000".',
  ],
  [{ CONSOLE_HOST: 'http://a' }, 'CONSOLE_HOST must be a host name or an address'],
  [{ CONSOLE_PORT: 'http' }, 'CONSOLE_PORT must be a port, 1 to 65535, not "http".'],
  [{ MOCK_PORT: '0' }, 'MOCK_PORT must be a port, 1 to 65535, not "0".'],
  [{ MOCK_PORT: '65536' }, 'MOCK_PORT must be a port, 1 to 65535, not "65536".'],
  [{ MOCK_PORT: '4e3' }, 'MOCK_PORT must be a port, 1 to 65535, not "4e3".'],
  [{ CONSOLE_PORT: '4010' }, 'CONSOLE_PORT and MOCK_PORT are both 4010.'],
  [{ API_URL: 'api.test' }, 'API_URL must be an http or https URL, not "api.test".'],
  [{ API_URL: 'ftp://api.test' }, 'API_URL must be an http or https URL, not "ftp://api.test".'],
  [
    { API_URL: 'https://api.test/v1?k=1' },
    'API_URL must be a URL without user name, query and fragment.',
  ],
  [
    { API_URL: 'https://api.test', MOCK_ARGS: '--rows 5' },
    'MOCK_ARGS has options for the mock, but the mock does not run while API_URL is set.',
  ],
  [{ MOCK_ARGS: "--file 'a" }, "MOCK_ARGS has an unfinished quote or escape: --file 'a"],
  [{ MOCK_ARGS: '--port 1' }, 'MOCK_ARGS must not have --port or --host: use MOCK_PORT.'],
])('the setting %o is refused in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
