import { createFileRoute } from '@tanstack/react-router';
import { NewsDialogFrame } from '../../../features/news/NewsDialogFrame.tsx';
import { NewsFormDialog } from '../../../features/news/NewsFormDialog.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/news/$articleId/edit')({
  params: recordParam('articleId'),
  component: EditArticleRoute,
});

function EditArticleRoute() {
  const { articleId } = Route.useParams();
  const close = useCloseDialog({ to: '/news', search: true });
  return (
    <NewsDialogFrame articleId={articleId} title="Edit Article" editing onClose={close}>
      {(article) => <NewsFormDialog article={article} onClose={close} />}
    </NewsDialogFrame>
  );
}
