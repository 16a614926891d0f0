import { createFileRoute } from '@tanstack/react-router';
import { NewsFormDialog } from '../../../features/news/NewsDialogs.tsx';

export const Route = createFileRoute('/_app/news/new')({ component: () => <NewsFormDialog /> });
