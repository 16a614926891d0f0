import type { NewsArticle } from '@dropcatch/sdk';
import type * as v from 'valibot';
import { ordinal } from '../../input/input.ts';
import { recordOf } from './record.ts';

/** The author is looked up. */
export const news = recordOf<NewsArticle>('NewsArticle')({
  lookedUp: ['created_by'],
  own: { author_id: ordinal },
});

export type StoredNews = v.InferOutput<typeof news>;
