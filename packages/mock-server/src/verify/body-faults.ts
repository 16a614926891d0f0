import type { ErrorObject } from 'ajv';
import { errorPointer, errorText } from '../contract/messages.ts';

/** What is wrong at one place of a body, or at the same place of many entries of a list. */
export interface BodyFault {
  /** A JSON pointer; with `*` for the index where several entries have the fault. */
  readonly pointer: string;
  readonly problem: string;
  readonly times: number;
}

const JSON_TYPES: readonly (readonly [(value: unknown) => boolean, string])[] = [
  [(value) => value === undefined, 'missing'],
  [(value) => value === null, 'null'],
  [Array.isArray, 'a list'],
  [(value) => typeof value === 'string', 'text'],
  [(value) => typeof value === 'number', 'a number'],
  [(value) => typeof value === 'boolean', 'true or false'],
  [() => true, 'an object'],
];

function typeOf(value: unknown): string {
  return JSON_TYPES.find(([matches]) => matches(value))?.[1] ?? '';
}

/** The value at a pointer that ajv gave. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, segment) => {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
    }, value);
}

/** The text of an error; for a wrong type also the type that came, never the value. */
function problemOf(error: ErrorObject, body: unknown): string {
  const text = errorText(error);
  if (error.keyword !== 'type') return text;
  return `${text}, but is ${typeOf(valueAt(body, error.instancePath))}`;
}

const CHOICES = new Set(['oneOf', 'anyOf', 'if']);

/** Whether an error only says that none of several schemas fits, or that a value is not null. */
function saysLittle({ keyword, params }: ErrorObject): boolean {
  return CHOICES.has(keyword) || (keyword === 'type' && params['type'] === 'null');
}

/** Without the errors that say little about a place that another error says more about. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const clear = errors.filter((error) => !saysLittle(error));
  const unclear = errors.filter(
    (error) =>
      saysLittle(error) &&
      !clear.some(({ instancePath }) => instancePath.startsWith(error.instancePath)),
  );
  return [...clear, ...unclear];
}

/** The checker's errors about a body as faults, the same fault in many entries of a list as one. */
export function bodyFaults(errors: readonly ErrorObject[], body: unknown): BodyFault[] {
  const faults = new Map<string, { pointer: string; problem: string; places: Set<string> }>();
  for (const error of telling(errors)) {
    const place = errorPointer(error);
    const pointer = place.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    const problem = problemOf(error, body);
    const key = `${pointer} ${problem}`;
    const fault = faults.get(key) ?? { pointer: place, problem, places: new Set() };
    fault.places.add(place);
    if (fault.places.size > 1) fault.pointer = pointer;
    faults.set(key, fault);
  }
  return [...faults.values()].map(({ pointer, problem, places }) => ({
    pointer,
    problem,
    times: places.size,
  }));
}
