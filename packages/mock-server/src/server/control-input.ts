import type * as v from 'valibot';
import { fieldError, type Fields, isObject } from '../world/input.ts';

/** A refused call of the control API. The message says why. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** Checks a JSON body with optional fields. Throws a ControlError that names the first unknown or wrong field. */
export function readFields<Entries extends Fields>(
  body: unknown,
  fields: Entries,
): { [Name in keyof Entries]?: v.InferOutput<Entries[Name]> } {
  if (!isObject(body)) throw new ControlError('The body must be a JSON object');
  const error = fieldError(body, fields);
  if (error !== undefined) throw new ControlError(error);
  return body;
}
