import { createMock, type Mock } from '@dropcatch/mock-server/node';
import type { CheckReport } from '../src/check-server.ts';
import { type CommandEnvironment, contractCheck } from '../src/command.ts';
import type { Difference } from '../src/differences.ts';

/** A server that keeps to the contract, with a frozen clock. */
export const testedMock = (): Mock =>
  createMock({ seed: 1, rows: 1500, now: '2026-11-20T17:58:00Z' });

/** Changes an answer, as a server that breaks the contract would send it. */
export type Spoil = (answer: Response, request: Request) => Response | Promise<Response>;

/** The mock's fetch with changed answers. */
export function spoilt(mock: Mock, spoil: Spoil): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    return spoil(await mock.fetch(request.clone()), request);
  };
}

/** Changes the JSON body of every successful answer of one path. */
export function withBody(path: string, change: (body: Record<string, unknown>) => unknown): Spoil {
  return async (answer, request) => {
    if (new URL(request.url).pathname !== `/api${path}` || !answer.ok) return answer;
    const body: unknown = await answer.json();
    const changed = typeof body === 'object' && body !== null ? change({ ...body }) : body;
    return new Response(JSON.stringify(changed), answer);
  };
}

/** The result of a run of the command. */
export interface Ran {
  readonly code: number;
  readonly text: string;
}

/** Runs the command against a mock, as one of its users. */
export async function runCheck(
  mock: Mock,
  who: 'admin' | 'manager' | 'user',
  args: readonly string[] = [],
  fetch: CommandEnvironment['fetch'] = mock.fetch,
): Promise<Ran & { token: string }> {
  const { access_token: token } = await mock.signIn(`${who}@dropcatch.test`);
  let text = '';
  const code = await contractCheck(['--base-url', 'http://mock/api', ...args], {
    env: { DROPCATCH_TOKEN: token },
    write: (piece) => (text += piece),
    fetch,
  });
  return { code, text, token };
}

/** The differences that a user's run reports for one area, by operation. */
export async function differencesOf(
  mock: Mock,
  fetch: typeof globalThis.fetch,
  area: string,
  ...args: string[]
): Promise<Record<string, Difference[]>> {
  const { text } = await runCheck(mock, 'user', ['--json', '--area', area, ...args], fetch);
  const report: CheckReport = JSON.parse(text);
  return Object.fromEntries(
    report.findings.flatMap(({ operation, differences }) =>
      differences.length === 0 ? [] : [[operation, [...differences]]],
    ),
  );
}
