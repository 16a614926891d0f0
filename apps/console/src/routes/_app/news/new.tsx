import { createFileRoute } from '@tanstack/react-router';
import { NewsForm } from '../../../features/news/NewsDialogs.tsx';

export const Route = createFileRoute('/_app/news/new')({ component: () => <NewsForm /> });
