import { choiceParamOr, searchParams } from '../../core/address/searchSchema.ts';

/** The names of the tabs in the address of /profile (spec, section 2). */
export const profileTabs = ['general', 'security', 'billing'] as const;

/** The search parameters of /profile: the chosen tab. */
export const ProfileSearch = searchParams({ tab: choiceParamOr(profileTabs, 'general') });
