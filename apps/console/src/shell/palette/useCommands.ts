import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconKeyboard,
  IconListSearch,
  IconLogout,
  IconSettings,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useDensity } from '../../lib/browser/settings.ts';
import { signOut, useUser } from '../../session/session.ts';
import { navigationFor } from '../navigation.ts';
import { useSchemeSwitch } from '../useSchemeSwitch.ts';
import type { Command } from './commands.ts';

/** The screens that the user's role may open, and the actions that every screen has. */
export function useCommands(openHelp: () => void): Command[] {
  const { role } = useUser();
  const navigate = useNavigate();
  const schemeSwitch = useSchemeSwitch();
  const [density, setDensity] = useDensity();
  const compact = density === 'compact';
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
  return [
    ...screens,
    {
      id: '/domains/watchlist',
      group: 'Screens',
      label: 'My Watchlist',
      keywords: 'domains stars watched',
      icon: IconStar,
      run: () => void navigate({ to: '/domains/watchlist' }),
    },
    {
      id: '/domains/lookup',
      group: 'Screens',
      label: 'Look Up Domains',
      keywords: 'paste list names bulk',
      icon: IconListSearch,
      run: () => void navigate({ to: '/domains/lookup' }),
    },
    {
      id: '/profile',
      group: 'Screens',
      label: 'Profile',
      keywords: 'general information company phone email',
      icon: IconUser,
      run: () => void navigate({ to: '/profile' }),
    },
    {
      id: 'password',
      group: 'Screens',
      label: 'Change password',
      keywords: 'profile security',
      icon: IconUser,
      run: () => void navigate({ to: '/profile', search: { tab: 'security' } }),
    },
    {
      id: 'billing',
      group: 'Screens',
      label: 'Billing & Credits',
      keywords: 'profile balance currency',
      icon: IconUser,
      run: () => void navigate({ to: '/profile', search: { tab: 'billing' } }),
    },
    {
      id: '/settings',
      group: 'Screens',
      label: 'Settings',
      keywords: 'appearance density time zone page size',
      icon: IconSettings,
      run: () => void navigate({ to: '/settings' }),
    },
    {
      id: 'scheme',
      group: 'Actions',
      keywords: 'appearance colour theme',
      ...schemeSwitch,
    },
    {
      id: 'density',
      group: 'Actions',
      label: compact ? 'Comfortable tables' : 'Compact tables',
      keywords: 'density rows height',
      icon: compact ? IconBaselineDensityMedium : IconBaselineDensitySmall,
      run: () => setDensity(compact ? 'comfortable' : 'compact'),
    },
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
