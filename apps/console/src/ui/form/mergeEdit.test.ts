import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormField } from './fieldTable.ts';
import { aroundDifference, mergeEdit } from './mergeEdit.ts';

interface Form {
  name: string;
  note?: string | null;
  tags?: string[];
  auth_type?: string;
  auth_config?: { username?: string; password?: string };
  fetch?: { timeout?: number; pages?: number };
}

const fields: readonly FormField[] = [
  { name: 'name', label: 'Name' },
  { name: 'auth_type', label: 'Type', group: 'Authentication' },
  { name: 'auth_config', label: 'Credentials', group: 'Authentication' },
  { name: 'fetch.timeout', label: 'Timeout' },
  { name: 'fetch.pages', label: 'Pages' },
  { name: 'tags', label: 'Tags' },
  { name: 'note', label: 'Note' },
];

const form: fc.Arbitrary<Form> = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  note: fc.constantFrom(null, 'a', 'b'),
  tags: fc.constantFrom([], ['a'], ['a', 'b']),
  auth_type: fc.constantFrom('basic', 'none'),
  auth_config: fc.constantFrom({}, { username: 'a' }, { username: 'b' }),
  fetch: fc.constantFrom({}, { timeout: 1 }, { timeout: 2, pages: 1 }, { timeout: 1, pages: 2 }),
});

/** The fields that are taken together, as they can be read out of a form. */
const units: Readonly<Record<string, (form: Form) => unknown>> = {
  Name: ({ name }) => name,
  Note: ({ note }) => note,
  Tags: ({ tags }) => tags,
  Authentication: ({ auth_type, auth_config }) => [auth_type, auth_config],
  Timeout: ({ fetch }) => fetch?.timeout,
  Pages: ({ fetch }) => fetch?.pages,
};

const merge = (base: Form, mine: Form, now: Form, takeTheirs?: ReadonlySet<string>) => {
  const { body, conflicts } = mergeEdit(fields, base, mine, now, takeTheirs);
  return { body: body as unknown as Form, conflicts };
};

describe('two edits of one record', () => {
  test('keep what only one side changed, and ask about what both changed differently', () => {
    fc.assert(
      fc.property(form, form, form, fc.subarray(Object.keys(units)), (base, mine, now, theirs) => {
        const { body, conflicts } = merge(base, mine, now, new Set(theirs));
        const asked = conflicts.map(({ label }) => label);
        for (const [label, read] of Object.entries(units)) {
          const [was, own, other] = [read(base), read(mine), read(now)];
          const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
          const both = !equal(own, was) && !equal(other, was) && !equal(own, other);
          expect(asked.includes(label)).toBe(both);
          if (equal(own, was)) expect(read(body)).toEqual(other);
          else if (!both) expect(read(body)).toEqual(own);
          else expect(read(body)).toEqual(theirs.includes(label) ? other : own);
        }
      }),
    );
  });

  test('give mine if nobody else saved, and theirs if nothing was typed', () => {
    fc.assert(
      fc.property(form, form, (base, other) => {
        expect(merge(base, other, base)).toMatchObject({ body: other, conflicts: [] });
        expect(merge(base, base, other)).toEqual({ body: other, conflicts: [] });
      }),
    );
  });
});

describe('a merged edit', () => {
  const base: Form = { name: 'a', tags: ['com'], note: 'old', fetch: { timeout: 1 } };

  test('takes a field that the form does not send from the server', () => {
    expect(merge(base, { name: 'b' }, { ...base, note: 'new' }).body).toEqual({
      ...base,
      name: 'b',
      note: 'new',
    });
  });

  test('shows both sides in words', () => {
    const mine = { ...base, tags: ['net', 'org'], note: null, fetch: { timeout: 2 } };
    const now = { ...base, tags: [], note: 'new', fetch: { timeout: 3 } };
    expect(merge(base, mine, now).conflicts).toEqual([
      { label: 'Timeout', mine: '2', theirs: '3' },
      { label: 'Tags', mine: 'net, org', theirs: '' },
      { label: 'Note', mine: '', theirs: 'new' },
    ]);
  });

  test('shows fields that belong together as one', () => {
    const basic = { ...base, auth_type: 'basic', auth_config: { username: 'a' } };
    const mine = { ...basic, auth_config: { username: 'b' } };
    const now = { ...basic, auth_type: 'none', auth_config: {} };
    const { conflicts, body } = merge(basic, mine, now, new Set(['Authentication']));
    expect(conflicts).toEqual([
      { label: 'Authentication', mine: 'basic\nusername: b', theirs: 'none' },
    ]);
    expect(body).toEqual(now);
  });
});

describe('a long text that is compared with another one', () => {
  test('shows from where the two begin to differ', () => {
    const same = 'x'.repeat(1000);
    expect(aroundDifference(`${same}new${same}`, `${same}old${same}`)).toMatch(/^…x{60}newx+…$/);
  });

  test('shows whole if it is short', () => {
    expect(aroundDifference('short', 'shirt')).toBe('short');
  });

  test('shows at most 400 characters', () => {
    const long = fc.string({ maxLength: 2000, size: 'max' });
    fc.assert(
      fc.property(long, long, (text, other) => {
        const part = aroundDifference(text, other);
        expect(part.replaceAll('…', '').length).toBeLessThanOrEqual(400);
        if (part === text) return;
        expect(text.toWellFormed()).toContain(part.replace(/^…/, '').replace(/…$/, ''));
      }),
    );
  });
});
