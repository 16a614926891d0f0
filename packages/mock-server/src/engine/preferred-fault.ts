import { readText, whole } from '../input/input.ts';
import type { AnyFault } from './fault-kinds.ts';

const failure = whole(400, 599);

/**
 * The failure that a request asks for itself, as in other mocks: `Prefer: code=503` (RFC 7240, section 2). Returns a text that says
 * what is wrong with it. Ignores other preferences.
 */
export function preferredFault(header: string | undefined): AnyFault | string | undefined {
  if (header === undefined) return undefined;
  if (/(?:^|[,;])\s*fault\s*=/i.test(header)) {
    return 'Prefer: fault is not known any more. Plan a fault: mock.faults.add, or POST /__mock/faults';
  }
  const [, code] = /(?:^|[,;])\s*code\s*=\s*"?([^",;\s]*)/i.exec(header) ?? [];
  if (code === undefined) return undefined;
  try {
    return { kind: 'status', status: readText('code', failure, code) };
  } catch (error) {
    if (error instanceof RangeError) return `Prefer: ${error.message}`;
    throw error;
  }
}
