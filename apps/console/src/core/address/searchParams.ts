/**
 * Search parameters as plain text both ways, `?tld=com&page=2`: what a person types into the address bar means what it
 * says, and a route's schema turns text into numbers and dates. Of a name given twice the last one counts.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The inverse of {@link parseSearch}; what is neither text, number nor boolean is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      params.set(name, String(value));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}
