import { createFileRoute } from '@tanstack/react-router';
import { NewsFormDialog } from '../../../features/news/NewsFormDialog.tsx';

export const Route = createFileRoute('/_app/news/new')({ component: NewArticleRoute });

function NewArticleRoute() {
  const navigate = Route.useNavigate();
  const close = () =>
    void navigate({ to: '/news', search: true, replace: true, resetScroll: false });
  return <NewsFormDialog onClose={close} />;
}
