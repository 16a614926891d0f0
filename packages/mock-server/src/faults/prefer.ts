import { type Kind, whole } from '../kind.ts';
import { type Fault, FAULT_SETTINGS, type FaultSetting, faultKind, faultTrouble } from './fault.ts';

/** What a `Prefer` header may say of a fault, by its names there; `code` is the status. Below 400 nothing has failed. */
const SETTINGS = {
  code: ['status', whole(400, 599)],
  error: ['error', FAULT_SETTINGS.error],
  retry_after: ['retry_after', FAULT_SETTINGS.retry_after],
  milliseconds: ['milliseconds', FAULT_SETTINGS.milliseconds],
  after: ['after', FAULT_SETTINGS.after],
  clean: ['clean', FAULT_SETTINGS.clean],
} as const satisfies Readonly<Record<string, readonly [FaultSetting, Kind<unknown>]>>;

/** Reads the preferences of a header (RFC 7240): `code=503, error="Closed, for now"`. The first of a name counts. */
function preferences(header: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const [part] of header.matchAll(/(?:"[^"]*"|[^,;"])+/g)) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(part) ?? [];
    const name = key.trim().toLowerCase();
    if (!read.has(name)) read.set(name, value.trim().replace(/^"(.*)"$/s, '$1'));
  }
  return read;
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** A value as its kind has it: the text, or the number or flag that it stands for. */
function valueOf<Value>(name: string, kind: Kind<Value>, text: string): Value {
  const readings: readonly unknown[] = [text, text === '' ? NaN : Number(text), FLAGS.get(text)];
  const value = readings.find((reading) => kind.is(reading));
  if (kind.is(value)) return value;
  throw new RangeError(`${name} must be ${kind.words}, not "${text}"`);
}

function readFault(header: string): Fault | undefined {
  const asked = preferences(header);
  const kind = asked.get('fault') ?? (asked.has('code') ? 'status' : undefined);
  if (kind === undefined) return undefined;
  const fault: Fault = { kind: valueOf('fault', faultKind, kind) };
  for (const [name, [setting, settingKind]] of Object.entries(SETTINGS)) {
    const text = asked.get(name);
    if (text === undefined) continue;
    Object.assign(fault, { [setting]: valueOf<unknown>(name, settingKind, text) });
  }
  const idle = Object.keys(FAULT_SETTINGS).find((name) => asked.has(name) && !(name in SETTINGS));
  const known = Object.keys(SETTINGS).join(', ');
  const trouble = idle === undefined ? faultTrouble(fault) : `${idle} is not known: ${known}`;
  if (trouble !== undefined) throw new RangeError(trouble);
  return fault;
}

/**
 * The fault that a single request asks for itself: `Prefer: code=503`, or a kind with its settings as in
 * `Prefer: fault=delay, milliseconds=300`. A text says why there is no such fault. Other preferences ask for nothing.
 */
export function preferredFault(header: string | undefined): Fault | string | undefined {
  if (header === undefined) return undefined;
  try {
    return readFault(header);
  } catch (error) {
    if (error instanceof RangeError) return `Prefer: ${error.message}`;
    throw error;
  }
}
