import type { NewsArticle } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { articleOf } from './notificationTypes.ts';

const article = (id: number, title: string, published_at: string | null): NewsArticle => ({
  id,
  title,
  content: 'Text',
  summary: null,
  is_published: published_at !== null,
  created_at: '2026-11-01T00:00:00Z',
  published_at,
  created_by: 'admin',
});
const told = { title: 'Maintenance', created_at: '2026-11-18T09:30:01Z' };

test('is the one with that title; of several, the one published at that time', () => {
  const found = articleOf(told, [
    article(1, 'Maintenance', '2026-11-20T00:00:00Z'),
    article(2, 'Maintenance', '2026-11-18T09:30:00Z'),
    article(3, 'Prices', '2026-11-18T09:30:01Z'),
  ]);
  expect(found?.id).toBe(2);
});

test('is found by its time if it was renamed since', () => {
  const found = articleOf(told, [
    article(1, 'Something else', '2026-11-10T00:00:00Z'),
    article(2, 'Maintenance is over', '2026-11-18T09:30:00Z'),
  ]);
  expect(found?.id).toBe(2);
});

test('does not exist if it was withdrawn or deleted', () => {
  expect(articleOf(told, [article(1, 'Maintenance', null)])).toBeUndefined();
  expect(articleOf(told, [article(1, 'Prices', '2026-10-01T00:00:00Z')])).toBeUndefined();
});
