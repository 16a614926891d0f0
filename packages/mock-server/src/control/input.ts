import type { Kind } from '../kind.ts';

/** A call of the control API that cannot be done as asked; the text says why. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

type Fields<Shape> = { readonly [Name in keyof Shape]: Kind<Shape[Name]> };

/** Reads a JSON body with these optional fields; a wrong or unknown one is refused by name. */
export function readFields<Shape extends Record<string, unknown>>(
  body: unknown,
  fields: Fields<Shape>,
): { [Name in keyof Shape]?: Shape[Name] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlError('The body must be a JSON object');
  }
  const read: { [Name in keyof Shape]?: Shape[Name] } = {};
  const known = new Map<string, Kind<Shape[keyof Shape]>>(Object.entries(fields));
  for (const [name, value] of Object.entries(body)) {
    const kind = known.get(name);
    if (kind === undefined)
      throw new ControlError(`${name} is not known: ${[...known.keys()].join(', ')}`);
    if (!kind.is(value)) throw new ControlError(`${name} must be ${kind.words}`);
    Object.assign(read, { [name]: value });
  }
  return read;
}
