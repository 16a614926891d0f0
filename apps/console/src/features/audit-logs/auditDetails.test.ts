import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditDetails } from './auditDetails.ts';

test.for([
  ['from_ and to_', { from_state: 'NEW', to_state: 'FAILED' }, 'State'],
  ['old_ and new_', { old_state: 'NEW', new_state: 'FAILED' }, 'State'],
  ['an object per field', { changes: { state: { from: 'NEW', to: 'FAILED' } } }, 'State'],
  ['old and new', { payment_state: { old: 'NEW', new: 'FAILED' } }, 'Payment state'],
  ['before and after', { before: { state: 'NEW' }, after: { state: 'FAILED' } }, 'State'],
  ['bare from and to', { from: 'NEW', to: 'FAILED' }, 'Value'],
] as const)('a change given as %s is read', ([, details, name]) => {
  expect(auditDetails(details)).toEqual({
    changes: [{ name, from: 'NEW', to: 'FAILED' }],
    facts: [],
  });
});

test('a value without an old or new counterpart is a fact', () => {
  expect(auditDetails({ to: 'all users', note: '', changed: ['password', 'email'] })).toEqual({
    changes: [],
    facts: [
      { name: 'To', value: 'all users' },
      { name: 'Note', value: '(empty)' },
      { name: 'Changed', value: 'password, email' },
    ],
  });
});

test('two values for the same side are facts, so that none is lost', () => {
  const { changes, facts } = auditDetails({ from_x: 1, old_x: 2, to_x: 3 });
  expect(changes).toEqual([]);
  expect(facts.map(({ value }) => value)).toEqual(['1', '2', '3']);
});

test('nested facts keep their path, and empty ones show as none', () => {
  expect(auditDetails({ source: { auth: { type: null } }, tlds: [] }).facts).toEqual([
    { name: 'Source › auth › type', value: 'none' },
    { name: 'Tlds', value: 'none' },
  ]);
});

test('an entry without details has neither changes nor facts', () => {
  expect(auditDetails(null)).toEqual({ changes: [], facts: [] });
});

const name = fc.oneof(
  fc.constantFrom(
    'from',
    'to',
    'from_x',
    'to_x',
    'old',
    'new',
    'before',
    'after',
    'changes',
    '__proto__',
  ),
  fc.string(),
);

test('every value of any details shows exactly once', () => {
  let count = 0;
  // Each leaf is a unique word.
  const leaf = fc.constant(null).map(() => `leaf-${(count += 1)}`);
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.dictionary(name, tie('tree'), { maxKeys: 5 }),
      fc.array(tie('tree'), { maxLength: 4 }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(name, tree), (details) => {
      const { changes, facts } = auditDetails(details);
      const shown = [
        ...changes.flatMap(({ from, to }) => [from, to]),
        ...facts.map((f) => f.value),
      ];
      const text = shown.join(', ');
      for (const word of JSON.stringify(details).match(/leaf-\d+/g) ?? []) {
        expect(text.split(', ').filter((part) => part === word)).toHaveLength(1);
      }
    }),
  );
});
