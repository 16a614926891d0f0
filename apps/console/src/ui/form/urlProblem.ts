/**
 * What is wrong with an address that was typed: it must have one of the schemes and a host, and no spaces.
 * @param example an address that would do
 */
export function urlProblem(
  text: string,
  schemes: readonly string[],
  example: string,
): string | undefined {
  const [, scheme = ''] = /^([a-z][a-z0-9]*):\/\/\S+$/i.exec(text) ?? [];
  const fits = schemes.includes(scheme.toLowerCase()) && URL.parse(text)?.host;
  return fits ? undefined : `Enter a full address (e.g., ${example})`;
}
