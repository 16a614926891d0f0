import { expect, test } from 'vitest';
import { readTextFile } from './readTextFile.ts';

const fileOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);
/** Little endian. */
const utf16 = (text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) => [code % 256, code >> 8]);

test.for([
  [
    'a ZIP archive',
    fileOf(0x50, 0x4b, 3, 4, 20),
    'is a ZIP archive or an office document, not a text file',
  ],
  ['gzip', fileOf(0x1f, 0x8b, 8, 0), 'is a gzip archive, not a text file'],
  ['a PNG', fileOf(0x89, 0x50, 0x4e, 0x47, 13), 'is a picture, not a text file'],
  ['a PDF', new Blob(['%PDF-1.7']), 'is a PDF, not a text file'],
  ['UTF-16 without a mark', fileOf(...utf16('tide.com')), 'is not a text file'],
] as const)('%s is no text, and the reason says what it is', async ([, file, problem]) => {
  expect(await readTextFile(file)).toEqual({ problem });
});

test.for([
  ['UTF-8', new Blob(['źródło.de\n'])],
  ['UTF-8 with a mark', new Blob(['\u{FEFF}źródło.de\n'])],
  ['UTF-16 with a mark', fileOf(0xff, 0xfe, ...utf16('źródło.de\n'))],
] as const)('%s is text', async ([, file]) => {
  expect(await readTextFile(file)).toEqual({ text: 'źródło.de\n' });
});

test('a name that begins like an archive is text', async () => {
  expect(await readTextFile(new Blob(['PKshop.com']))).toEqual({ text: 'PKshop.com' });
});

test('no more of a file is read than asked for', async () => {
  expect(await readTextFile(new Blob(['one.com\ntwo.com']), 7)).toEqual({ text: 'one.com' });
});
