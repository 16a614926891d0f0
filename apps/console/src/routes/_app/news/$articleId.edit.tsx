import { createFileRoute } from '@tanstack/react-router';
import { NewsDialogFrame } from '../../../features/news/NewsDialogFrame.tsx';
import { NewsFormDialog } from '../../../features/news/NewsFormDialog.tsx';
import { recordParam } from '../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/news/$articleId/edit')({
  params: recordParam('articleId'),
  component: EditArticleRoute,
});

function EditArticleRoute() {
  const { articleId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () =>
    void navigate({ to: '/news', search: true, replace: true, resetScroll: false });
  return (
    <NewsDialogFrame articleId={articleId} title="Edit Article" onClose={close}>
      {(article) => <NewsFormDialog article={article} onClose={close} />}
    </NewsDialogFrame>
  );
}
