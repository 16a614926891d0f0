const units = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3600 },
  { name: 'm', seconds: 60 },
  { name: 's', seconds: 1 },
] as const;

/**
 * The time until an instant in its two largest units, `in 4m 12s`; 'due' once it has come. Nothing for text that is no
 * instant.
 * @param at ISO 8601.
 */
export function countdown(at: string, now: number = Date.now()): string | undefined {
  const left = Math.ceil((Date.parse(at) - now) / 1000);
  if (Number.isNaN(left)) return undefined;
  if (left <= 0) return 'due';
  const first = units.findIndex(({ seconds }) => left >= seconds);
  let rest = left;
  const parts = units.slice(first, first + 2).map(({ name, seconds }) => {
    const count = Math.floor(rest / seconds);
    rest %= seconds;
    return `${count}${name}`;
  });
  return `in ${parts.join(' ')}`;
}
