import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { NewsRecord, NewsFormDialog } from '../../../features/news/NewsDialogs.tsx';

export const Route = createFileRoute('/_app/news/$articleId/edit')({
  params: recordParam('articleId'),
  component: () => <NewsRecord title="Edit Article" editing of={NewsFormDialog} />,
});
