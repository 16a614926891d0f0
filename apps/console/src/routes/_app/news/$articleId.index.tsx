import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { NewsDetailsDialog, NewsRecord } from '../../../features/news/NewsDialogs.tsx';

export const Route = createFileRoute('/_app/news/$articleId/')({
  params: recordParam('articleId'),
  component: () => <NewsRecord title="News Article" of={NewsDetailsDialog} />,
});
