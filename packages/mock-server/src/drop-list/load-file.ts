import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FileError, fileError } from '../files.ts';
import { type DropList, DropListError, DropListReader } from './drop-list.ts';

/** How much of the file is read at once, in bytes. */
const PIECE = 1 << 20;

/** No line is shorter than this, in bytes: `x.io` and its end. */
const SHORTEST_LINE = 4;

/** Reads a drop list from a file (UTF-8). Rejects with a FileError when it cannot be read, or no name is in it. */
export async function loadDropList(path: string): Promise<DropList> {
  try {
    const status = await stat(path);
    const most = status.isFile() ? Math.ceil(status.size / SHORTEST_LINE) + 1 : undefined;
    const reader = new DropListReader(most);
    for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: PIECE })) {
      reader.write(String(piece));
    }
    return reader.end();
  } catch (error) {
    if (error instanceof DropListError) throw new FileError(`${path} ${error.message}`);
    throw fileError(path, error);
  }
}

/** What people should know of a list that was read, a line each: what was left out, and why. */
export function listRemarks(path: string, list: DropList): string[] {
  const { troubles, refused, repeated, beyond } = list;
  const count = (number: number, one: string, many: string): string[] =>
    number > 0 ? [`${path}: ${number.toLocaleString('en')} ${number === 1 ? one : many}`] : [];
  return [
    ...troubles.map((trouble) => `${path}, ${trouble}`),
    ...count(refused, 'broken line is left out', 'broken lines are left out'),
    ...count(repeated, 'name stands there twice', 'lines repeat a name, the first one counts'),
    ...count(beyond, 'name is left out', 'names are left out: the catalogue holds 2,000,000'),
  ];
}
