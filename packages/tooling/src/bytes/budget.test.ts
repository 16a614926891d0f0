import { expect, it } from 'vitest';

import { bytesReport, offBudget, type Sizes } from './budget.ts';

const budget: Sizes = {
  'the first list': { index: 130_000, react: 58_000 },
  orders: { 'orders.tsx': 4000, Modal: 7000 },
  'one value list': { 'one value list': 200 },
};
const withOrders = (parts: Sizes[string]) => offBudget({ ...budget, orders: parts }, budget);

it('a budget accepts the accepted size, and a tenth more or less', () => {
  expect(offBudget(budget, budget)).toEqual([]);
  expect(withOrders({ 'orders.tsx': 5100, Modal: 7000 })).toEqual([]);
  expect(withOrders({ 'orders.tsx': 2900, Modal: 7000 })).toEqual([]);
});

it('a budget names what grew by more, with the parts that grew, the largest increase first', () => {
  expect(withOrders({ 'orders.tsx': 4150, Modal: 7007, react: 1001 })).toEqual([
    'orders: 12,158, +11 % of 11,000: react +1,001 (new), orders.tsx +150',
  ]);
});

it('a budget reports what became lighter, so that it is kept', () => {
  expect(withOrders({ 'orders.tsx': 4000 })).toEqual([
    'orders: 4,000, -64 % of 11,000: Modal -7,000',
  ]);
});

it('a budget lists new and removed parts', () => {
  const { orders: _, ...rest } = budget;
  expect(offBudget({ ...rest, users: { 'users.tsx': 3000 } }, budget)).toEqual([
    'users: new, 3,000',
    'orders: gone',
  ]);
});

it('a budget names no parts if there is only one', () => {
  expect(offBudget({ ...budget, 'one value list': { 'one value list': 900 } }, budget)).toEqual([
    'one value list: 900, +350 % of 200',
  ]);
});

it('a budget says how to accept, or that it was accepted', () => {
  expect(bytesReport(['orders: gone'])).toMatch(/^orders: gone\nIf .+ `pnpm bytes --accept`\.$/);
  expect(bytesReport(['orders: gone'], true)).toMatch(/^orders: gone\nAccepted\. Commit/);
  expect(bytesReport([], true)).toBe('');
});
