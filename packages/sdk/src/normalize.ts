import { eppConnectionTypes } from './generated/enums.ts';

/** Changes a value while it is read from JSON, as for `JSON.parse`. */
type Reviver = (key: string, value: unknown) => unknown;

/**
 * Brings the two forms of an EPP log row into one: the connection type, which may be a number from 1, as its word, and the success,
 * which may be 1 or 0, as a boolean.
 */
const normalizeLog: Reviver = (key, value) => {
  if (key === 'connection_type') return eppConnectionTypes[Number(value) - 1] ?? value;
  return key === 'success' ? Boolean(value) : value;
};

/** How an operation's answer is brought into the form that the types show; undefined where it has it already, as errors have. */
export const reviverOf = (operation: string, ok: boolean): Reviver | undefined =>
  ok && operation.startsWith('eppLogs') ? normalizeLog : undefined;
