import { createFileRoute } from '@tanstack/react-router';
import { NewsFormDialog } from '../../../features/news/NewsFormDialog.tsx';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/news/new')({ component: NewArticleRoute });

function NewArticleRoute() {
  const close = useCloseDialog({ to: '/news', search: true });
  return <NewsFormDialog onClose={close} />;
}
