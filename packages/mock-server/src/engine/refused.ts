import type { ErrorBody } from '@dropcatch/sdk';

/** A refused call. Throw it where the reason is found. The engine answers with its status and text. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly answer: {
    readonly status: number;
    readonly body: ErrorBody;
    readonly headers?: Readonly<Record<string, string>>;
  };

  constructor(status: number, body: ErrorBody, headers?: Readonly<Record<string, string>>) {
    super(body.error);
    this.answer = { status, body, ...(headers && { headers }) };
  }
}

/** Refuses the call with a text for people and, if known, the wrong field. */
export function deny(status: number, error: string, field?: string): never {
  throw new Refused(
    status,
    field === undefined ? { error } : { error, fields: { [field]: error } },
  );
}

/** Refuses the call with a 400 for one of its fields. */
export function denyField(field: string, text: string): never {
  throw new Refused(400, { error: `${field}: ${text}`, fields: { [field]: text } });
}
