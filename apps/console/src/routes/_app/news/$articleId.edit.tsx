import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { NewsDialog } from '../../../features/news/NewsDialog.tsx';
import { NewsFormDialog } from '../../../features/news/NewsFormDialog.tsx';

export const Route = createFileRoute('/_app/news/$articleId/edit')({
  params: recordParam('articleId'),
  component: () => (
    <NewsDialog title="Edit Article" editing>
      {(article, close) => <NewsFormDialog article={article} onClose={close} />}
    </NewsDialog>
  ),
});
