import { expect, it } from 'vitest';

import { budgetOf, offBudget, type Sizes } from './budget.ts';

const sizes: Sizes = {
  'the first list': { index: 130_000, react: 58_000 },
  orders: { 'orders.tsx': 4000, Modal: 7000 },
  'one value list': { 'one value list': 200 },
};
const budget = budgetOf(sizes);
const withOrders = (parts: Sizes[string]) => offBudget({ ...sizes, orders: parts }, budget);

it('has what each thing weighs, and once what each part does', () => {
  expect(budget).toEqual({
    totals: { 'the first list': 188_000, orders: 11_000, 'one value list': 200 },
    parts: { index: 130_000, react: 58_000, 'orders.tsx': 4000, Modal: 7000 },
  });
});

it('is content with what it was made of, and with a tenth more or less', () => {
  expect(offBudget(sizes, budget)).toEqual([]);
  expect(withOrders({ 'orders.tsx': 5100, Modal: 7000 })).toEqual([]);
  expect(withOrders({ 'orders.tsx': 2900, Modal: 7000 })).toEqual([]);
});

it('names what grew by more, and the parts by which it did, the heaviest first', () => {
  expect(withOrders({ 'orders.tsx': 4100, Modal: 7000, chart: 1001 })).toEqual([
    'orders: 12,101, +10 % of 11,000: chart 1,001 (new), orders.tsx +100',
  ]);
});

it('says of what became lighter that this is to be kept', () => {
  expect(withOrders({ 'orders.tsx': 1000, Modal: 7000 })).toEqual([
    'orders: 8,000, -27 % of 11,000: orders.tsx -3,000',
  ]);
});

it('says what is new and what is gone', () => {
  const { orders: _, ...rest } = sizes;
  expect(offBudget({ ...rest, users: { 'users.tsx': 3000 } }, budget)).toEqual([
    'users: new, 3,000',
    'orders: gone',
  ]);
});

it('names no parts where there is but one', () => {
  expect(offBudget({ ...sizes, 'one value list': { 'one value list': 900 } }, budget)).toEqual([
    'one value list: 900, +350 % of 200',
  ]);
});
