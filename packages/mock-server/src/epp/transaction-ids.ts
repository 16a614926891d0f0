import { Rng } from '../rng.ts';
import { type DialectName, dialectOf } from './dialects.ts';

/** The client transaction id of a log row: `DC-20261120-180003-000417`. */
export function clTrid(id: number, at: number): string {
  const time = new Date(at).toISOString().replaceAll(/[-:]/g, '');
  return `DC-${time.slice(0, 8)}-${time.slice(9, 15)}-${String(id % 1_000_000).padStart(6, '0')}`;
}

/** The server transaction id of a log row, in the registry's own style; the same row has the same one. */
export function svTrid(id: number, at: number, dialect: DialectName): string {
  return dialectOf(dialect).svTrid(new Rng(`svTRID/${id}/${at}`));
}
