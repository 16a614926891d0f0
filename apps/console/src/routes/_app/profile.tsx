import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { profileTabs } from '../../features/profile/profile.ts';
import { choiceParamOr } from '../../core/address/searchSchema.ts';

export const Route = createFileRoute('/_app/profile')({
  validateSearch: v.object({ tab: choiceParamOr(profileTabs, 'general') }),
  search: { middlewares: [stripSearchParams({ tab: 'general' })] },
  component: ProfilePage,
});
