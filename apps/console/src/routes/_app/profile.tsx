import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { ProfileSearch } from '../../features/profile/profileSearch.ts';

export const Route = createFileRoute('/_app/profile')({
  validateSearch: ProfileSearch,
  search: { middlewares: [stripSearchParams({ tab: 'general' })] },
  component: ProfilePage,
});
