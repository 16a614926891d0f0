import { tokens } from '../../src/core/api/client.ts';
import type { Role } from './access.ts';
import { openConsole, type OpenConsole } from './console.tsx';
import { fakeIntervals, setTime } from './timers.ts';

/** Opens the console with a new session, 40 seconds before midnight (UTC): longer than a call may take. */
export async function openBeforeMidnight(
  url: Parameters<typeof openConsole>[0],
  as: Role = 'user',
): Promise<OpenConsole & { passMidnight: (time?: string) => void }> {
  const opening = Date.parse('2026-11-20T23:59:20Z');
  const pass = fakeIntervals();
  const opened = await openConsole(url, {
    as,
    prepare: async (mock) => {
      setTime(opening);
      tokens.set(await mock.signIn(`${as}@dropcatch.test`));
    },
  });
  const passMidnight = (time = '00:00:30') => {
    const now = Date.parse(`2026-11-21T${time}Z`);
    setTime(now);
    pass(now - opening);
  };
  return { ...opened, passMidnight };
}
