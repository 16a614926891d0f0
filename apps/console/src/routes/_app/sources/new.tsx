import { createFileRoute } from '@tanstack/react-router';
import { SourceForm } from '../../../features/sources/SourceForm.tsx';

export const Route = createFileRoute('/_app/sources/new')({ component: () => <SourceForm /> });
