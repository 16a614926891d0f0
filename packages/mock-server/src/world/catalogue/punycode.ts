/** Parameters of Punycode (RFC 3492, section 5). */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128];

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The next bias (section 6.1). */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / count);
  let bias = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE)
    left = Math.floor(left / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}

/**
 * Decodes a label in lower case, without its `xn--` (RFC 3492, section 6.2). The URL standard only encodes.
 * @throws {RangeError} when it is not Punycode
 */
export function decodePunycode(label: string): string {
  const dash = label.lastIndexOf('-');
  const codes = Array.from(label.slice(0, Math.max(0, dash)), (letter) => letter.charCodeAt(0));
  let [code, place, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  for (let at = dash + 1; at < label.length; place += 1) {
    const before = place;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = DIGITS.indexOf(label.charAt(at) || '?');
      if (digit < 0) throw new RangeError(`${label} is not Punycode`);
      at += 1;
      place += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = codes.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    codes.splice(place, 0, code);
  }
  return String.fromCodePoint(...codes);
}
