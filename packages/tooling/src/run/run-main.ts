import { endChildren } from './children.ts';
import { onEnd } from './ending.ts';
import { Trouble } from './trouble.ts';

/**
 * Runs a command: until its main function gives an exit code or fails, or until we are asked to
 * end. Then ends all children and exits.
 * @param codeWhenEnded The exit code for having been asked to end: 0 for a server, which has no
 *   other way to end, and 1 for a check, which has not been completed.
 */
export async function runMain(main: () => Promise<number>, codeWhenEnded: 0 | 1): Promise<never> {
  const asked = Promise.withResolvers<number | Failure>();
  onEnd(() => asked.resolve(codeWhenEnded));
  // Such as a pipe that nobody reads any more: without this the children would outlive us.
  process.on('uncaughtException', (error) => asked.resolve(new Failure(error)));
  const done = main().catch((error: unknown) => new Failure(error));

  const result = await Promise.race([asked.promise, done]);
  if (result instanceof Failure) console.error(result.text);
  await endChildren();
  process.exit(result instanceof Failure ? 1 : result);
}

class Failure {
  readonly text: string;

  constructor(error: unknown) {
    if (error instanceof Trouble) this.text = error.message;
    else this.text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
