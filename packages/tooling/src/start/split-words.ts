import { Trouble } from '../run/trouble.ts';

/** One word: quoted parts, escaped characters and plain text, in any mixture without a space. */
const word = /(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|[^\s'"\\])+/y;
const part = /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|\\([\s\S])|([^\s'"\\]+)/g;

/**
 * Splits a line into words as a POSIX shell does: spaces part words, single quotes keep everything,
 * in double quotes a backslash escapes `"`, `\`, `$` and `` ` ``, outside it escapes anything.
 * Nothing is expanded.
 * @throws {Trouble} if a quote is left open or the line ends in a backslash.
 */
export function splitWords(line: string): string[] {
  const words: string[] = [];
  for (let at = 0; ; at = word.lastIndex) {
    at += /^\s*/.exec(line.slice(at))?.[0].length ?? 0;
    if (at >= line.length) return words;
    word.lastIndex = at;
    const found = word.exec(line)?.[0];
    if (found === undefined) throw new Trouble(`Unfinished quote or escape in: ${line}`);
    words.push(unquote(found));
  }
}

function unquote(text: string): string {
  return text.replace(part, (_whole, single, double, escaped, plain) =>
    [single, double?.replace(/\\(["\\$`])/g, '$1'), escaped, plain].join(''),
  );
}
