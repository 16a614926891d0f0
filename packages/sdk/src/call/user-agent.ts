/** The version of the package. */
export const version = '1.3.0';

/** The User-Agent header in Node, for the service's logs. Browsers have their own. */
export function userAgent(): Record<string, string> {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  const node = process?.versions?.node;
  return node ? { 'user-agent': `dropcatch-sdk/${version} node/${node}` } : {};
}
