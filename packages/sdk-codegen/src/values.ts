/** Typed reads from parsed YAML; each failure names the place in the contract. */

/** A fault in the contract, told with its place. */
export class ContractError extends Error {
  override name = 'ContractError';
  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`);
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function object(value: unknown, where: string): Record<string, unknown> {
  if (!isObject(value)) throw new ContractError(where, 'an object is needed here');
  return value;
}

export function array(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new ContractError(where, 'a list is needed here');
  return value;
}

/** A string with something in it, trimmed. */
export function text(value: unknown, where: string): string {
  if (typeof value !== 'string' || value.trim() === '') {
    throw new ContractError(where, 'is missing, a text is needed here');
  }
  return value.trim();
}

/** A whole number above 0. */
export function positive(value: unknown, where: string): number {
  if (!Number.isInteger(value) || Number(value) < 1) {
    throw new ContractError(where, 'a whole number above 0 is needed here');
  }
  return Number(value);
}

/** One of the given words. */
export function oneOf<const T extends string>(
  value: unknown,
  words: readonly T[],
  where: string,
): T {
  const found = words.find((word) => word === value);
  if (found === undefined) {
    throw new ContractError(where, `is ${JSON.stringify(value)}, not one of ${words.join(', ')}`);
  }
  return found;
}

/** Refuses keys that nobody reads: a misspelt extension must not pass silently. */
export function onlyKeys(value: Record<string, unknown>, known: readonly string[], where: string) {
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      throw new ContractError(where, `the generator does not know "${key}"`);
  }
}
