import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { NewsDetails, NewsDialog } from '../../../features/news/NewsDialogs.tsx';

export const Route = createFileRoute('/_app/news/$articleId/')({
  params: recordParam('articleId'),
  component: () => <NewsDialog title="News Article" of={NewsDetails} />,
});
