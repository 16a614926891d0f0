/** An object of a JSON text that holds no other object. */
const ENTRY = /\{[^{}]*\}/g;

/**
 * Takes the innermost objects out of a JSON text that comes in pieces: `{ "data": [ … ] }` as the .se registry has it, a
 * bare list, or one object a line. Nothing of what was read is kept, so the text may be of any size.
 */
export class EntryReader {
  #rest = '';

  /** The objects that are complete with this piece, as their text. */
  *write(piece: string): Generator<string> {
    const text = this.#rest + piece;
    let end = 0;
    for (const match of text.matchAll(ENTRY)) {
      yield match[0];
      end = match.index + match[0].length;
    }
    const open = text.lastIndexOf('{');
    this.#rest = open < end ? '' : text.slice(open);
  }

  /** What is left of an object that never ended. */
  end(): string {
    return this.#rest;
  }
}
