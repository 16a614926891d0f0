import { endChildren } from './children.ts';
import { onEnd } from './ending.ts';
import { errorCode, UserError } from './user-error.ts';

interface Result {
  code: number;
  /** Text for the terminal. */
  text?: string;
}

/**
 * Runs a command until its main function returns an exit code or fails, or until the process is asked to end. Then ends
 * all children and exits.
 * @param codeWhenEnded Exit code when asked to end: 0 for a server, which has no other way to end, and 1 for a check,
 * which is incomplete.
 */
export async function runMain(main: () => Promise<number>, codeWhenEnded: 0 | 1): Promise<never> {
  const asked = Promise.withResolvers<Result>();
  const failed = (error: unknown): Result => ({ code: 1, text: textOf(error) });
  onEnd(() => asked.resolve({ code: codeWhenEnded }));
  // For example a closed pipe. Without this, the children would outlive this process.
  process.on('uncaughtException', (error) => asked.resolve(failed(error)));
  const done = main().then((code): Result => ({ code }), failed);
  const { code, text } = await Promise.race([asked.promise, done]);
  if (text !== undefined) console.error(text);
  await endChildren();
  process.exit(code);
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The user can also fix an unknown argument.
  const isUserError = error instanceof UserError || errorCode(error)?.startsWith('ERR_PARSE_ARGS');
  return isUserError ? error.message : (error.stack ?? error.message);
}
