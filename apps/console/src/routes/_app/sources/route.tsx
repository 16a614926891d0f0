import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../api/queryClient.ts';
import { sourceList } from '../../../api/sources.ts';
import { SourcesPage } from '../../../features/sources/SourcesPage.tsx';

export const Route = createFileRoute('/_app/sources')({
  loader: () => void queryClient.prefetchQuery(sourceList),
  component: SourcesPage,
});
