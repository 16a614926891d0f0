/** An error that the user can fix. Only its message is shown, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** The `code` of a system error, such as `EADDRINUSE`. Undefined for other errors. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
