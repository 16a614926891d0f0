import { createFileRoute } from '@tanstack/react-router';
import { NewsArticleDialog } from '../../../features/news/NewsArticleDialog.tsx';
import { NewsDialogFrame } from '../../../features/news/NewsDialogFrame.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/news/$articleId/')({
  params: recordParam('articleId'),
  component: ArticleRoute,
});

function ArticleRoute() {
  const { articleId } = Route.useParams();
  const close = useCloseDialog({ to: '/news', search: true });
  return (
    <NewsDialogFrame articleId={articleId} title="News Article" onClose={close}>
      {(article) => <NewsArticleDialog article={article} onClose={close} />}
    </NewsDialogFrame>
  );
}
