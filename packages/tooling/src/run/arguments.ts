import { Trouble } from './trouble.ts';

/**
 * The arguments that a command was given, all of them known. A mistyped one would look as if it had been done.
 * @param known The arguments that the command takes.
 * @param hint Where else there is something to say.
 * @throws {Trouble} on any other.
 */
export function readArguments(
  known: readonly string[] = [],
  hint = '',
  given: readonly string[] = process.argv.slice(2),
): ReadonlySet<string> {
  const strange = given.filter((argument) => !known.includes(argument));
  if (strange.length === 0) return new Set(given);
  const taken = known.length > 0 ? `only ${known.join(' ')}` : 'no arguments';
  throw new Trouble(`This command takes ${taken}, not ${strange.join(' ')}. ${hint}`.trim());
}
