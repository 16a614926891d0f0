import { recordDialog } from '../../ui/dialog/recordDialog.tsx';
import { newsArticle } from './news.ts';

/** The dialogs of one article. */
export const NewsDialog = recordDialog({
  param: 'articleId',
  useRecord: newsArticle,
  missing: 'There is no such article.',
});
