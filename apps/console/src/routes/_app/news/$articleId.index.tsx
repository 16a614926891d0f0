import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { NewsArticleDialog } from '../../../features/news/NewsArticleDialog.tsx';
import { NewsDialog } from '../../../features/news/NewsDialog.tsx';

export const Route = createFileRoute('/_app/news/$articleId/')({
  params: recordParam('articleId'),
  component: () => (
    <NewsDialog title="News Article">
      {(article, close) => <NewsArticleDialog article={article} onClose={close} />}
    </NewsDialog>
  ),
});
