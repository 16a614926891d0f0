import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../core/api/queryClient.ts';
import { sourceList } from '../../../entities/sources/sources.ts';
import { SourcesPage } from '../../../features/sources/SourcesPage.tsx';

export const Route = createFileRoute('/_app/sources')({
  loader: () => void queryClient.prefetchQuery(sourceList),
  component: SourcesPage,
});
