/**
 * Search parameters as plain text both ways, `?tld=com&page=2`: what a person types into the address bar means what it
 * says, and a route's schema turns text into numbers and dates. Of a name given twice the last one counts.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The inverse of {@link parseSearch}; values that are undefined or null are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}
