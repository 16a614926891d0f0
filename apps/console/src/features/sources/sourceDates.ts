import { addDays, monthNames, utcDay } from '../../core/time/time.ts';

/** The date placeholders of a source's address (spec, section 5). */
export const datePlaceholders = ['TODAY', 'YESTERDAY'] as const;

/** The address at an instant: {TODAY} and {YESTERDAY} as YYYYmmdd, in UTC. */
export function datedUrl(url: string, now: number): string {
  const today = utcDay(now);
  return url
    .replaceAll('{TODAY}', today.replaceAll('-', ''))
    .replaceAll('{YESTERDAY}', addDays(today, -1).replaceAll('-', ''));
}

/** The codes of Python's strftime. {@link strftime} leaves the unsupported ones as they are. */
const allCodes = new Set('aAwdbBmyYHIpMSfzZjUWcxXGuV%');

const code = /%(-?)(.?)/gsu;

/**
 * An instant in a Python strftime format (spec, section 5), in UTC, with the codes Y, y, m, B, b, d, H, M, S and %. A
 * hyphen removes leading zeros.
 */
export function strftime(format: string, at: number): string {
  const [Y = '', m = '', d = '', H = '', M = '', S = ''] = new Date(at).toISOString().split(/\D/);
  const B = monthNames[Number(m) - 1] ?? '';
  const written = { Y, m, d, H, M, S, B, y: Y.slice(-2), b: B.slice(0, 3), '%': '%' };
  return format.replace(code, (whole, bare: string, name: string) => {
    const text = Object.hasOwn(written, name) ? written[name as keyof typeof written] : undefined;
    if (text === undefined) return whole;
    return bare ? text.replace(/^0+(?=\d)/, '') : text;
  });
}

/** Unknown codes in a format, each once. */
export function unknownCodes(format: string): string[] {
  const found = Array.from(format.matchAll(code)).filter(([, , name = '']) => !allCodes.has(name));
  return [...new Set(found.map(([whole]) => whole))];
}
