import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../core/api/queryClient.ts';
import { sourceList } from '../../../entities/sources/sources.ts';
import { SourcesPage } from '../../../features/sources/SourcesPage.tsx';

export const Route = createFileRoute('/_app/sources')({
  loader: () => preload(sourceList),
  component: SourcesPage,
});
