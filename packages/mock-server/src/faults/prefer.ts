import { type Kind, whole } from '../kind.ts';
import {
  type Fault,
  FAULT_KINDS,
  FAULT_SETTINGS,
  type FaultFacts,
  faultKind,
  type FaultSetting,
  faultTrouble,
} from './fault.ts';

/** What a setting is called in a `Prefer` header; `code`, as others call it, is the status. */
const nameOf = (setting: FaultSetting): string => (setting === 'status' ? 'code' : setting);

/** What a header may say of a fault: all but which calls it strikes, since it strikes its own. */
const SETTINGS: ReadonlySet<FaultSetting> = new Set(
  Object.values(FAULT_KINDS).flatMap(({ settings = [] }: FaultFacts) => settings),
);

/** What a setting may be there: below 400 nothing has failed. */
const kindOf = (setting: FaultSetting): Kind<unknown> =>
  setting === 'status' ? whole(400, 599) : FAULT_SETTINGS[setting];

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
  for (const setting of SETTINGS) {
    const name = nameOf(setting);
    const text = asked.get(name);
    if (text === undefined) continue;
    Object.assign(fault, { [setting]: valueOf<unknown>(name, kindOf(setting), text) });
  }
  const known = [...SETTINGS].map(nameOf);
  const idle = Object.keys(FAULT_SETTINGS).find((name) => asked.has(name) && !known.includes(name));
  const trouble =
    idle === undefined ? faultTrouble(fault) : `${idle} is not known: ${known.join(', ')}`;
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
