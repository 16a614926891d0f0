import { createFileRoute } from '@tanstack/react-router';
import { NewsArticleDialog } from '../../../features/news/NewsArticleDialog.tsx';
import { NewsDialogFrame } from '../../../features/news/NewsDialogFrame.tsx';
import { recordParam } from '../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/news/$articleId/')({
  params: recordParam('articleId'),
  component: ArticleRoute,
});

function ArticleRoute() {
  const { articleId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () =>
    void navigate({ to: '/news', search: true, replace: true, resetScroll: false });
  return (
    <NewsDialogFrame articleId={articleId} title="News Article" onClose={close}>
      {(article) => <NewsArticleDialog article={article} onClose={close} />}
    </NewsDialogFrame>
  );
}
