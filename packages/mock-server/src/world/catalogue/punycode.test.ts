import { expect, test } from 'vitest';
import { decodePunycode } from './punycode.ts';

// The examples of RFC 3492, section 7.1, and names that the URL standard encodes.
test.each([
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['ihqwctvzc91f659drss3x8bo0yb', '他們爲什麽不說中文'],
  ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
  ['porqunopuedensimplementehablarenespaol-fmd56a', 'porquénopuedensimplementehablarenespañol'],
  ['hello-another-way--fc4qua05auwb3674vfr0b', 'hello-another-way-それぞれの場所'],
  ['2-u9tlzr9756bt3uc0v', 'ひとつ屋根の下2'],
  ['mller-kva', 'müller'],
])('%s is %s', (encoded, label) => {
  expect(decodePunycode(encoded)).toBe(label);
  expect(new URL(`http://${label}.example`).hostname).toBe(`xn--${encoded}.example`);
});

test.each(['mller-kv!', 'a-9', 'zzzzzzzzzzzzzzzzzzzz'])('%s is refused', (encoded) => {
  expect(() => decodePunycode(encoded)).toThrow(RangeError);
});
