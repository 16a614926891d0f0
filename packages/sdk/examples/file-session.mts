/** A session in a file that several processes share, such as a CLI that runs twice. Refresh tokens may be valid only once. */
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Session, TokenStorage } from '@dropcatch/sdk';

/** A lock that is older than this is of a process that has died, in milliseconds. */
const longestTurn = 60_000;

/** Keeps the session in a file that only its owner may read. A folder beside it is the lock. */
export function fileTokens(file: string): TokenStorage {
  const lock = `${file}.lock`;
  return {
    async get() {
      try {
        return JSON.parse(await readFile(file, 'utf8')) as Session;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async set(session) {
      if (!session) return rm(file, { force: true });
      // Renamed as a whole, so that nobody reads half of it.
      const part = `${file}.${process.pid}`;
      await writeFile(part, JSON.stringify(session), { mode: 0o600 });
      await rename(part, file);
    },
    async lock(run) {
      while (!(await isMine(lock))) await setTimeout(50);
      try {
        return await run();
      } finally {
        await rm(lock, { recursive: true, force: true });
      }
    },
  };
}

/** Takes the lock. False while another process has it. */
async function isMine(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const taken = await stat(lock).catch(() => undefined);
    if (taken && Date.now() - taken.mtimeMs > longestTurn) await rm(lock, { recursive: true });
    return false;
  }
}
