/** What tells where an object begins and ends: texts, which may hold brackets, and brackets; a brace behind a colon is a value. */
const TOKEN = /"(?:[^"\\\n]+|\\.)*"?|:\s*\{|[{}[\]]/g;

/**
 * Takes the objects of a list out of a JSON text that comes in pieces: `{ "data": [ … ] }` as the .se registry has it, a
 * bare list, or one object a line, each with whatever stands in it. No more than one of them is kept, so the text may be
 * of any size. One that is broken ends where the next begins.
 */
export class EntryReader {
  /** What was read of an object that goes on, or of a text. */
  #rest = '';
  /** The brackets that are open where the rest begins, as `{[`. */
  #open = '';

  /** The objects that are complete with this piece, as their text. */
  *write(piece: string): Generator<string> {
    const text = this.#rest + piece;
    let open = this.#open;
    /** Where the object begins that is being read, and what is open around it. */
    let start = -1;
    let around = '';
    let done = 0;
    for (const { 0: token, index } of text.matchAll(TOKEN)) {
      done = token.startsWith('"') ? index : index + token.length;
      if (token === '}' || token === ']') {
        open = open.slice(0, -1);
        if (start < 0 || open.length > around.length) continue;
        yield text.slice(start, done);
        start = -1;
      } else if (token === '{') {
        if (start >= 0 && open.endsWith('{')) {
          yield text.slice(start, index);
          open = around;
          start = -1;
        }
        // What is in no list itself and has objects in one is only what the list came in.
        if (start < 0 || !around.endsWith('[')) {
          start = index;
          around = open;
        }
        open += token;
      } else if (!token.startsWith('"')) open += token.at(-1);
    }
    this.#rest = text.slice(start < 0 ? done : start);
    this.#open = start < 0 ? open : around;
  }

  /** What is left of an object that never ended. */
  end(): string {
    return this.#rest.startsWith('{') ? this.#rest : '';
  }
}
