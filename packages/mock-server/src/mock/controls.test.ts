import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testMock } from '../../test/kit/mock.ts';
import { connect } from '../remote.ts';
import { type Control, CONTROLS, inputsOf } from './controls.ts';
import { EFFECTS } from './effects.ts';

const rows: readonly (readonly [name: string, control: Control])[] = Object.entries(CONTROLS);

/** The member of an object at a dotted name. */
const memberOf = (object: object, name: string): unknown =>
  name.split('.').reduce<unknown>((of, part) => Reflect.get(of as object, part), object);

test('the README has the table of controls', () => {
  const table = rows.map(([name, control]) => {
    return `| \`${name}(${inputsOf(control).join(', ')})\` | \`${control.call}\` | ${control.does} |`;
  });
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(table.join('\n'));
});

test('a mock in the process and one on a port have every control', async () => {
  const fetch = () => Promise.resolve(Response.json({}));
  const remote = await connect('http://localhost', { fetch });
  const mock = testMock({ rows: 0 });
  for (const [name] of rows) {
    expect([name, memberOf(mock, name)]).not.toContain(undefined);
    expect([name, typeof memberOf(remote, name)]).toEqual([name, 'function']);
  }
});

test('each control checks exactly the inputs of the table, and each call is one control', () => {
  for (const [name, control] of rows) {
    const effect = EFFECTS[name as keyof typeof EFFECTS];
    expect([name, ...Object.keys(effect.takes)]).toEqual([name, ...inputsOf(control)]);
  }
  const calls = rows.map(([, { call }]) => call);
  expect(new Set(calls).size).toBe(calls.length);
});
