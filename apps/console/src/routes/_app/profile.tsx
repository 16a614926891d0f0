import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { profileTabs } from '../../features/profile/profile.ts';
import { choiceParamOr, searchParams } from '../../core/address/searchSchema.ts';

export const Route = createFileRoute('/_app/profile')({
  validateSearch: searchParams({ tab: choiceParamOr(profileTabs, 'general') }),
  search: { middlewares: [stripSearchParams({ tab: 'general' })] },
  component: ProfilePage,
});
