import { createFileRoute } from '@tanstack/react-router';
import { UserFormDialog } from '../../../features/users/UserDialogs.tsx';

export const Route = createFileRoute('/_app/users/new')({ component: () => <UserFormDialog /> });
