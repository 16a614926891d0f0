import {
  IconBaselineDensityLarge,
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconHourglassHigh,
  IconKeyboard,
  IconListSearch,
  IconLogout,
  IconSettings,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { densities, useDensity } from '../../core/browser/settings.ts';
import { signOut, useUser } from '../../core/session/session.ts';
import { navigationFor } from '../navigation.ts';
import { useSchemeSwitch } from '../useSchemeSwitch.ts';
import type { Command } from './commands.ts';

/** Screens and parts of screens that the navigation does not name. */
const furtherScreens = [
  {
    id: '/drops',
    label: 'Drop Board',
    keywords: 'drops race window today catch countdown live',
    icon: IconHourglassHigh,
    link: { to: '/drops' },
  },
  {
    id: '/domains/watchlist',
    label: 'My Watchlist',
    keywords: 'domains stars watched',
    icon: IconStar,
    link: { to: '/domains/watchlist' },
  },
  {
    id: '/domains/lookup',
    label: 'Look Up Domains',
    keywords: 'paste list names bulk',
    icon: IconListSearch,
    link: { to: '/domains/lookup' },
  },
  {
    id: '/profile',
    label: 'Profile',
    keywords: 'general information company phone email',
    icon: IconUser,
    link: { to: '/profile' },
  },
  {
    id: 'password',
    label: 'Change password',
    keywords: 'profile security',
    icon: IconUser,
    link: { to: '/profile', search: { tab: 'security' } },
  },
  {
    id: 'billing',
    label: 'Billing & Credits',
    keywords: 'profile balance currency',
    icon: IconUser,
    link: { to: '/profile', search: { tab: 'billing' } },
  },
  {
    id: '/settings',
    label: 'Settings',
    keywords: 'appearance density time zone page size',
    icon: IconSettings,
    link: { to: '/settings' },
  },
] as const;

const densityCommands = {
  dense: { label: 'Dense tables', icon: IconBaselineDensitySmall },
  compact: { label: 'Compact tables', icon: IconBaselineDensityMedium },
  comfortable: { label: 'Comfortable tables', icon: IconBaselineDensityLarge },
};

/** The screens that the user's role may open, and the actions that every screen has. */
export function useCommands(openHelp: () => void): Command[] {
  const { role } = useUser();
  const navigate = useNavigate();
  const schemeSwitch = useSchemeSwitch();
  const [density, setDensity] = useDensity();
  const screens = navigationFor(role).flatMap(({ heading, entries }) =>
    entries.map(({ to, label, icon }): Command => ({
      id: to,
      group: 'Screens',
      label,
      keywords: heading,
      icon,
      run: () => void navigate({ to }),
    })),
  );
  const further = furtherScreens.map(({ link, ...screen }): Command => ({
    ...screen,
    group: 'Screens',
    run: () => void navigate(link),
  }));
  return [
    ...screens,
    ...further,
    {
      id: 'scheme',
      group: 'Actions',
      keywords: 'appearance colour theme',
      ...schemeSwitch,
    },
    ...densities
      .filter((other) => other !== density)
      .map((other): Command => ({
        id: other,
        group: 'Actions',
        label: densityCommands[other].label,
        keywords: 'density rows height',
        icon: densityCommands[other].icon,
        run: () => setDensity(other),
      })),
    {
      id: 'help',
      group: 'Actions',
      label: 'Keyboard shortcuts',
      keywords: 'help keys',
      icon: IconKeyboard,
      run: openHelp,
    },
    {
      id: 'logout',
      group: 'Actions',
      label: 'Logout',
      keywords: 'sign out',
      icon: IconLogout,
      run: () => void signOut(),
    },
  ];
}
