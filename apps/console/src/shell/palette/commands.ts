import {
  type Icon,
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
import { enteredText } from '../../core/text/enteredText.ts';
import { densities, useDensity } from '../../core/browser/settings.ts';
import { signOut, useUser } from '../../core/session/session.ts';
import { navigationFor } from '../navigation.ts';
import { useSchemeSwitch } from '../useSchemeSwitch.ts';

/** The server is asked when the typing pauses for so long. */
export const pauseMilliseconds = 250;

/** Something that the command palette can do. */
export interface Command {
  id: string;
  group: 'Look up' | 'Records' | 'Screens' | 'Actions';
  label: string;
  /** Further words that find it. */
  keywords?: string;
  /** What is worth knowing beside the label. */
  hint?: string;
  icon: Icon;
  run: () => void;
}

/** The commands that have every word of a text, those whose label begins with it first. No text fits all. */
export function matchCommands(text: string, commands: readonly Command[]): Command[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  return commands
    .filter(({ label, group, keywords = '' }) => {
      const said = `${label} ${group} ${keywords}`.toLowerCase();
      return words.every((word) => said.includes(word));
    })
    .toSorted(
      (a, b) =>
        Number(b.label.toLowerCase().startsWith(wanted)) -
        Number(a.label.toLowerCase().startsWith(wanted)),
    );
}

/** What a text may be a name of. */
interface LookUp {
  /** The number of an order: `42` or `#42`. */
  orderId?: number;
  /** A domain or a part of its name. */
  domain?: string;
  /** The text is an order's number or a whole domain name, hardly the name of a screen. */
  sure: boolean;
}

const orderNumber = /^#?(\d{1,12})$/;

const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/** Reads a text as an order's number, a domain, or both: `360` may be either. */
export function readLookUp(text: string): LookUp {
  const wanted = enteredText(text).toLowerCase();
  const orderId = Number(orderNumber.exec(wanted)?.[1] ?? 0);
  const isDomain =
    wanted.length > 1 && wanted.length <= 253 && domainPart.test(wanted) && !wanted.includes('..');
  return {
    ...(orderId > 0 && { orderId }),
    ...(isDomain && { domain: wanted }),
    sure: orderId > 0 || (isDomain && wanted.includes('.')),
  };
}

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
