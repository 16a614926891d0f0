import type { Build } from './build-console.ts';

/** What `start` has done. */
export interface Started {
  consoleUrl: string;
  build: Build;
  /** The mock's address; undefined where a real server is used. */
  mockUrl: string | undefined;
  apiUrl: URL | undefined;
}

/** The mock's accounts and what they are for; the password is the same for all. */
const accounts = [
  ['admin@dropcatch.test', 'everything, with the staff tools'],
  ['manager@dropcatch.test', 'orders and customers'],
  ['user@dropcatch.test', 'a customer'],
] as const;

/** The screenful that `start` ends with: where everything is, who to sign in as, how to change it. */
export function welcome({ apiUrl, build, consoleUrl, mockUrl }: Started): string {
  const built = build.cached ? 'up to date' : `built in ${build.seconds.toFixed(1)} s`;
  const lines = [
    '',
    `  Console        ${consoleUrl}   (${built})`,
    ...(mockUrl
      ? [
          `  Mock server    ${mockUrl}/api   (control: ${mockUrl}/__mock)`,
          '',
          '  Sign in as     password: dropcatch',
          ...accounts.map(([email, note]) => `    ${email.padEnd(24)} ${note}`),
        ]
      : [`  Real server    ${apiUrl?.href ?? ''}   (from API_URL; no mock is running)`]),
    '',
    '  CONSOLE_PORT and MOCK_PORT change the ports, MOCK_ARGS passes options to the mock,',
    '  API_URL uses a real server in its place. Ctrl-C ends everything.',
    '',
  ];
  return lines.join('\n');
}
