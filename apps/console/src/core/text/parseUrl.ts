/** A parsed URL; undefined if the text is none. `URL.parse` is missing in the oldest browsers that README names. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
