import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { NewsDialog, NewsForm } from '../../../features/news/NewsDialogs.tsx';

export const Route = createFileRoute('/_app/news/$articleId/edit')({
  params: recordParam('articleId'),
  component: () => <NewsDialog title="Edit Article" editing of={NewsForm} />,
});
