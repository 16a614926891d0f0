/** Something that the person at the terminal can put right: shown as its message, without a stack. */
export class Trouble extends Error {
  override name = 'Trouble';
}

/** The `code` of a system error, such as `EADDRINUSE`; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
