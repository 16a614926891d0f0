import { execFileSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { splitWords } from './split-words.ts';

describe('a line is split as a shell would', () => {
  const lines = [
    '',
    '  ',
    '--rows 1000',
    '  --a   b\tc ',
    `--file 'a b.csv' --name "it's"`,
    `--a='b c'd"e f"g`,
    String.raw`a\ b \' \\ "\"\\\a"`,
    `'' "" x''y`,
    `'a\\b'`,
  ];

  it.each(lines)('%j', (line) => {
    const shell = execFileSync('sh', [
      '-c',
      `for word in ${line}; do printf '%s\\0' "$word"; done`,
    ]);
    expect(splitWords(line)).toEqual(shell.toString().split('\0').slice(0, -1));
  });
});

it.each([`'open`, `a "b`, 'a\\'])('an unfinished line is an error in one line: %s', (line) => {
  expect(() => splitWords(line)).toThrow(`Unfinished quote or escape in: ${line}`);
});
