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
import type { NavigateOptions } from '@tanstack/react-router';
import { densities, useDensity, useShortcutsEnabled } from '../../core/browser/settings.ts';
import { signOut, useUser } from '../../core/session/session.ts';
import { visibleNavigation } from '../navigation.ts';
import { useColorSchemeToggle } from '../useColorSchemeToggle.ts';
import { cleanName, maxNameLength } from '../../entities/domains/domainName.ts';

/** Requests are sent after this pause in typing. */
export const debounceMilliseconds = 250;

export interface Command {
  id: string;
  /** The heading that it shows under. */
  group: string;
  label: string;
  /** The name in the label, which shows in the typeface of names. */
  name?: string | undefined;
  /** More words that match it. */
  keywords?: string;
  /** A note beside the label. */
  hint?: string | undefined;
  /** The keys that do the same outside of the palette. */
  keys?: readonly string[];
  icon: Icon;
  /** What it will do, and to which record, or why it cannot. Shows below while the command is selected. */
  preview?: string;
  /** Where it leads. */
  link?: NavigateOptions;
  /** The text that it puts into the field, for the person to complete. */
  fills?: string;
  /** What it does. Without this, `link` and `fills`, it cannot run now. */
  run?: () => void;
}

/** The commands that contain every word of a text. Those whose label begins with it come first. Empty text matches all. */
export function matchCommands(text: string, commands: readonly Command[]): Command[] {
  const query = text.trim().toLowerCase();
  const words = query.split(/\s+/);
  return commands
    .filter(({ label, group, keywords = '' }) => {
      const haystack = `${label} ${group} ${keywords}`.toLowerCase();
      return words.every((word) => haystack.includes(word));
    })
    .toSorted(
      (a, b) =>
        Number(b.label.toLowerCase().startsWith(query)) -
        Number(a.label.toLowerCase().startsWith(query)),
    );
}

interface Lookup {
  /** From `42` or `#42`. */
  orderId?: number;
  /** A domain or a part of one. */
  domain?: string;
  /** Whether the text is an order's number or a whole domain, and so not the name of a screen. */
  isExact: boolean;
}

const orderNumber = /^#?(\d{1,12})$/;

const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/** Parses a text as an order's number, a domain, or both, such as `360`. */
export function parseLookup(text: string): Lookup {
  const query = cleanName(text).toLowerCase();
  const orderId = Number(orderNumber.exec(query)?.[1] ?? 0);
  const isDomain =
    query.length > 1 &&
    query.length <= maxNameLength &&
    domainPart.test(query) &&
    !query.includes('..');
  return {
    ...(orderId > 0 && { orderId }),
    ...(isDomain && { domain: query }),
    isExact: orderId > 0 || (isDomain && query.includes('.')),
  };
}

/** Puts the commands of a group next to each other. The groups are in the order of their first commands. */
export function grouped(commands: readonly Command[]): Command[] {
  return [...Map.groupBy(commands, ({ group }) => group).values()].flat();
}

type Screen = readonly [
  label: string,
  icon: Icon,
  keywords: string,
  link: NavigateOptions,
  ...keys: string[],
];

/** Screens and parts of screens that are not in the menu. */
const otherScreens: readonly Screen[] = [
  [
    'Drop Board',
    IconHourglassHigh,
    'drops race window today catch countdown live',
    { to: '/drops' },
    'g',
    'd',
  ],
  ['My Watchlist', IconStar, 'domains stars watched', { to: '/domains/watchlist' }],
  ['Look Up Domains', IconListSearch, 'paste list names bulk', { to: '/domains/lookup' }],
  ['Profile', IconUser, 'general information company phone email', { to: '/profile' }],
  [
    'Change password',
    IconUser,
    'profile security',
    { to: '/profile', search: { tab: 'security' } },
  ],
  [
    'Billing & Credits',
    IconUser,
    'profile balance currency',
    { to: '/profile', search: { tab: 'billing' } },
  ],
  ['Settings', IconSettings, 'appearance density time zone page size', { to: '/settings' }],
];

const densityCommands = {
  dense: { label: 'Dense tables', icon: IconBaselineDensitySmall },
  compact: { label: 'Compact tables', icon: IconBaselineDensityMedium },
  comfortable: { label: 'Comfortable tables', icon: IconBaselineDensityLarge },
};

/** The screens that the role may open, and the actions that work on all screens. */
export function useCommands(openHelp: () => void): Command[] {
  const { role } = useUser();
  const schemeSwitch = useColorSchemeToggle();
  const [density, setDensity] = useDensity();
  const [hasShortcuts] = useShortcutsEnabled();
  const menu = visibleNavigation(role).flatMap(({ heading, entries }) =>
    entries.map(({ to, label, icon }): Screen => [label, icon, heading, { to }]),
  );
  const screens = [...menu, ...otherScreens].map(
    ([label, icon, keywords, link, ...keys]): Command => ({
      id: label,
      group: 'Screens',
      label,
      keywords,
      icon,
      link,
      ...(hasShortcuts && { keys }),
    }),
  );
  const actions: Omit<Command, 'id' | 'group'>[] = [
    { ...schemeSwitch, keywords: 'appearance colour theme' },
    ...densities
      .filter((other) => other !== density)
      .map((other) => ({
        ...densityCommands[other],
        keywords: 'density rows height',
        run: () => setDensity(other),
      })),
    {
      label: 'Keyboard shortcuts',
      keywords: 'help keys',
      icon: IconKeyboard,
      run: openHelp,
      ...(hasShortcuts && { keys: ['?'] }),
    },
    { label: 'Logout', keywords: 'sign out', icon: IconLogout, run: () => void signOut() },
  ];
  return [
    ...screens,
    ...actions.map((action): Command => ({ id: action.label, group: 'Actions', ...action })),
  ];
}
