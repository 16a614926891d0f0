import { addDays, monthNames, utcDay } from '../../core/time/time.ts';

/** The date placeholders in the URL of a source (spec, section 5). */
export const datePlaceholders = ['TODAY', 'YESTERDAY'] as const;

/** Fills {TODAY} and {YESTERDAY} in a URL with dates as YYYYmmdd, in UTC. */
export function fillDates(url: string, now: number): string {
  const today = utcDay(now);
  return url
    .replaceAll('{TODAY}', today.replaceAll('-', ''))
    .replaceAll('{YESTERDAY}', addDays(today, -1).replaceAll('-', ''));
}

/** The codes of Python's strftime. {@link strftime} does not support all of them. */
const allCodes = new Set('aAwdbBmyYHIpMSfzZjUWcxXGuV%');

const codePattern = /%(-?)(.?)/gsu;

/**
 * Formats an instant in UTC by a Python strftime format (spec, section 5) with the codes Y, y, m, B, b, d, H, M, S and
 * %. A hyphen removes leading zeros. Other codes stay unchanged.
 */
export function strftime(format: string, at: number): string {
  const [Y = '', m = '', d = '', H = '', M = '', S = ''] = new Date(at).toISOString().split(/\D/);
  const B = monthNames[Number(m) - 1] ?? '';
  const values = { Y, m, d, H, M, S, B, y: Y.slice(-2), b: B.slice(0, 3), '%': '%' };
  return format.replace(codePattern, (whole, bare: string, name: string) => {
    const text = Object.hasOwn(values, name) ? values[name as keyof typeof values] : undefined;
    if (text === undefined) return whole;
    return bare ? text.replace(/^0+(?=\d)/, '') : text;
  });
}

/** The unknown codes in a format, each once. */
export function unknownCodes(format: string): string[] {
  const found = Array.from(format.matchAll(codePattern)).filter(
    ([, , name = '']) => !allCodes.has(name),
  );
  return [...new Set(found.map(([whole]) => whole))];
}
