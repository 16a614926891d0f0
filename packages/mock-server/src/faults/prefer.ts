import { type Fault, faultKind } from './fault.ts';

/** Reads one preference of a `Prefer` header (RFC 7240): `code=503`. */
function preference(header: string, name: string): string | undefined {
  for (const part of header.split(/[,;]/)) {
    const [key = '', value = ''] = part.split('=');
    if (key.trim().toLowerCase() === name) return value.trim().replace(/^"(.*)"$/, '$1');
  }
  return undefined;
}

/**
 * The fault that a single request asks for itself: `Prefer: code=503`, or a kind as in
 * `Prefer: fault=reset`. Statuses below 400 are no faults and ask for nothing.
 */
export function preferredFault(header: string | undefined): Fault | undefined {
  if (header === undefined) return undefined;
  const kind = preference(header, 'fault');
  if (faultKind.is(kind)) return { kind };
  const status = Number(preference(header, 'code'));
  const isError = Number.isInteger(status) && status >= 400 && status <= 599;
  return isError ? { kind: 'status', status } : undefined;
}
