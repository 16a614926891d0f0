/** The first bytes of files that are no text, and what they are. */
const signatures: readonly (readonly [bytes: readonly number[], kind: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an office document'],
  [[0x1f, 0x8b], 'a gzip archive'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an office document'],
];

/** The encodings that a byte order mark names. Without a mark, a text is UTF-8. */
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The first bytes that must have no NUL. */
const sampleSize = 1024;

/**
 * Reads a file that a person chose as text.
 * @param maxSize more is not read, in bytes
 * @returns the text, or why there is none, to follow the file's name: 'is a PDF, not a text file'
 */
export async function readTextFile(
  file: Blob,
  maxSize = Infinity,
): Promise<{ text: string; problem?: never } | { text?: never; problem: string }> {
  const buffer = await file
    .slice(0, Math.min(file.size, maxSize))
    .arrayBuffer()
    .catch(() => undefined);
  // A folder cannot be read.
  if (!buffer) return { problem: 'cannot be read' };
  const bytes = new Uint8Array(buffer);
  const find = <T>(table: readonly (readonly [readonly number[], T])[]) =>
    table.find(([start]) => start.every((byte, index) => bytes[index] === byte))?.[1];
  const encoding = find(marks);
  const kind = find(signatures);
  if (kind) return { problem: `is ${kind}, not a text file` };
  if (!encoding && bytes.subarray(0, sampleSize).includes(0)) {
    return { problem: 'is not a text file' };
  }
  return { text: new TextDecoder(encoding).decode(bytes) };
}
