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
import { densities, densitySetting, shortcutsSetting } from '../../core/settings.ts';
import { signOut, useUser } from '../../core/session/session.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { nextWindow, tldsLabel } from '../../entities/drops/dayWindows.ts';
import { windowHours } from '../../entities/drops/dropWindows.ts';
import { visibleNavigation } from '../navigation.ts';
import { useColorSchemeToggle } from '../useColorSchemeToggle.ts';
import { cleanName, maxNameLength } from '../../entities/domains/domainName.ts';
import { toAsciiName } from '../../entities/domains/idn.ts';

export interface Command {
  id: string;
  /** The heading that it shows under. */
  group: string;
  label: string;
  /** The name in the label, which shows in the typeface of names. */
  name?: string | undefined;
  /** More words that match it. */
  keywords?: string;
  /** The second line: what it is about, and what it will do to it, or why it cannot. */
  detail?: string | undefined;
  /** The keys that do the same outside of the palette. */
  keys?: readonly string[];
  icon: Icon;
  /** Where it leads. */
  link?: NavigateOptions;
  /** What it does. Without this and `link`, it cannot run now. */
  run?: () => void;
  /** Whether it changes something at once, which people must see before. */
  changes?: boolean;
  /** Whether it cannot be undone, or ends something. */
  danger?: boolean | undefined;
}

export const isRunnable = ({ link, run }: Command): boolean => Boolean(link ?? run);

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

const orderNumber = /^#?(\d{1,12})$/;

const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Parses a text as an order's number, from `42` or `#42`, as a domain or a part of one, or as both, such as `360`.
 * @returns `isExact` if it is a number or a whole domain, and so not the name of a screen
 */
export function parseLookup(text: string) {
  const query = cleanName(text).toLowerCase();
  const orderId = Number(orderNumber.exec(query)?.[1] ?? 0);
  const isDomain =
    query.length > 1 &&
    query.length <= maxNameLength &&
    domainPart.test(query) &&
    !query.includes('..');
  return {
    orderId: orderId > 0 ? orderId : undefined,
    domain: isDomain ? query : undefined,
    isExact: orderId > 0 || (isDomain && query.includes('.')),
  };
}

/** The whole name in a text, in ASCII; undefined for a part of a name, or for none. */
export function wholeName(text: string): string | undefined {
  const { domain } = parseLookup(text);
  return domain?.includes('.') ? (toAsciiName(domain) ?? domain) : undefined;
}

/**
 * Splits a text into words of commands in front and the name that they are for: `order voy`. Three letters name a word.
 * @param words the words of the commands, with blanks between them
 */
export function parseCommand(text: string, words: string): { verb: string[]; name: string } {
  const known = words.split(' ');
  const said = text.trim().split(/\s+/);
  const verb: string[] = [];
  for (const word of said.map((each) => each.toLowerCase())) {
    const isStart = (each: string) => word.length > 2 && each.startsWith(word);
    const found = known.includes(word) ? word : known.find(isStart);
    if (!found) break;
    verb.push(found);
  }
  return { verb, name: said.slice(verb.length).join(' ') };
}

/** Removes what is there twice, and puts the commands of a group next to each other, in the order of their first ones. */
export function grouped(commands: readonly Command[]): Command[] {
  const once = commands.filter(
    ({ id }, at) => commands.findIndex((other) => other.id === id) === at,
  );
  return [...Map.groupBy(once, ({ group }) => group).values()].flat();
}

type Screen = readonly [label: string, icon: Icon, keywords: string, link: NavigateOptions];

/** Screens and parts of screens that are not in the menu. */
const otherScreens: readonly Screen[] = [
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
  const [density, setDensity] = densitySetting.use();
  const [hasShortcuts] = shortcutsSetting.use();
  const menu = visibleNavigation(role).flatMap(({ heading, entries }) =>
    entries.map(({ to, label, icon }): Screen => [label, icon, heading, { to }]),
  );
  const next = nextWindow(serverNow());
  const board: Command = {
    id: 'Drop Board',
    group: 'Now',
    label: 'Drop Board',
    keywords: 'drops race today catch countdown live',
    icon: IconHourglassHigh,
    detail: next && `${tldsLabel(next)} · ${windowHours(next)} UTC`,
    link: { to: '/drops' },
    ...(hasShortcuts && { keys: ['g', 'd'] }),
  };
  const screens = [...menu, ...otherScreens].map(([label, icon, keywords, link]): Command => ({
    id: label,
    group: 'Screens',
    label,
    keywords,
    icon,
    link,
  }));
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
    board,
    ...screens,
    ...actions.map((action): Command => ({ id: action.label, group: 'Actions', ...action })),
  ];
}
