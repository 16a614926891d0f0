import { whole, readText, type Schema } from '../world/input.ts';
import { type AnyFault, FAULT_SETTINGS, faultError, faultKind } from './faults.ts';

const { error: words, retry_after, milliseconds, after, clean } = FAULT_SETTINGS;

/** Settings of a `Prefer` header. `code` is the status, as in other mocks. It starts at 400, the first failure. */
const PREFERENCES = {
  code: whole(400, 599),
  error: words,
  retry_after,
  milliseconds,
  after,
  clean,
};

/**
 * Parses the preferences of a header: `code=503, error="Closed, for now"` (RFC 7240, section 2). The first of a name
 * counts.
 */
function preferences(header: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const [part] of header.matchAll(/(?:"[^"]*"|[^,;"])+/g)) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(part) ?? [];
    const name = key.trim().toLowerCase();
    if (!read.has(name)) read.set(name, value.trim().replace(/^"(.*)"$/s, '$1'));
  }
  return read;
}

function readFault(header: string): AnyFault | undefined {
  const asked = preferences(header);
  const kind = asked.get('fault') ?? (asked.has('code') ? 'status' : undefined);
  if (kind === undefined) return undefined;
  if (kind === 'answer') throw new RangeError('use POST /__mock/faults to plan an answer');
  const fault: AnyFault = { kind: readText('fault', faultKind, kind) };
  const known = new Map<string, Schema<unknown>>(Object.entries(PREFERENCES));
  for (const [name, given] of asked) {
    const wanted = known.get(name);
    if (wanted !== undefined) {
      const setting = name === 'code' ? 'status' : name;
      Object.assign(fault, { [setting]: readText(name, wanted, given) });
    } else if (Object.hasOwn(FAULT_SETTINGS, name)) {
      throw new RangeError(`${name} is unknown. Known: ${[...known.keys()].join(', ')}`);
    }
  }
  const error = faultError(fault);
  if (error !== undefined) throw new RangeError(error);
  return fault;
}

/**
 * The fault that a request asks for itself: `Prefer: code=503`, or a kind with settings as in `Prefer: fault=delay,
 * milliseconds=300`. Returns a text that says what is wrong with it. Ignores other preferences.
 */
export function preferredFault(header: string | undefined): AnyFault | string | undefined {
  if (header === undefined) return undefined;
  try {
    return readFault(header);
  } catch (error) {
    if (error instanceof RangeError) return `Prefer: ${error.message}`;
    throw error;
  }
}
