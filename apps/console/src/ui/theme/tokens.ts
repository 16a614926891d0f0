import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

// The colours, sizes and durations of the console. Other files use the CSS variables.

/** Names, ids, codes and XML are in `mono`, which distinguishes 0 from O, and 1 from l and I. */
export const fonts = {
  text: '"Geist Variable", "Geist Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  mono: '"Geist Mono Variable", ui-monospace, Menlo, Consolas, monospace',
};

/**
 * The colours of the Mantine theme in ten shades, lightest first. Filled elements have shade 7 in the light scheme and 6
 * in the dark one. White text is readable on both.
 */
export const palettes = {
  cobalt: palette('edf1fe dbe3fd b9c7f8 9db2ff 8fa9ff 6a88f5 4465e6 2c50cf 2344b8 1b3591'),
  gray: palette('f6f7f9 f2f4f7 e6e9ee d2d7df b4bbc6 878f9c 5d6674 3d4552 252a33 1b1f27'),
  dark: palette('e7eaee c3c9d2 98a1af 6d7684 3a414d 262b34 1e222a 16191f 111419 0c0e12'),
  red: palette('fdf0f0 f9dcdc f1b9ba ff9a94 f2726c e2555a c8383d c62d33 a9252b 8a1d22'),
  teal: palette('ebf8f1 d2efdf a9dcc3 5bd39c 3fbf86 22a06d 12805a 0b7048 085a3a 06452d'),
  yellow: palette('fff7e6 fbe9c4 f0d59b efb95c e3a33a c27803 8f5a00 8a5200 6f4200 573400'),
};

function palette(shades: string): MantineColorsTuple {
  return shades.split(' ').map((shade) => `#${shade}`) as unknown as MantineColorsTuple;
}

/** The heights of a list's rows, in pixels. */
export const rowHeights = { dense: 28, compact: 32, comfortable: 40 } as const;

/** The same in both colour schemes. */
const sizes = {
  'row-dense': `${rowHeights.dense}px`,
  'row-compact': `${rowHeights.compact}px`,
  'row-comfortable': `${rowHeights.comfortable}px`,
  control: '30px',
  'control-touch': '44px',
  'top-bar': '44px',
  sidebar: '208px',
  rail: '52px',
  gutter: '24px',
  // Radius of chips and checkboxes; of controls; of panels and dialogs.
  'r-1': '4px',
  'r-2': '6px',
  'r-3': '10px',
  fast: '90ms',
  slow: '150ms',
  // For surfaces that are dark in both schemes: top bar, selection bar, toasts.
  'ink-surface': '#14171d',
  'ink-raised': '#252a33',
  'ink-line': '#363c47',
  'ink-text': '#f1f3f5',
  'ink-dim': '#a3abb8',
  'ink-live': '#8fa9ff',
  'ink-accent': '#4465e6',
  'ink-bad': '#ff9a94',
};

/** Different in the light and the dark scheme. */
const colors = {
  // The background of content, and of what surrounds it.
  canvas: ['#ffffff', '#16191f'],
  sunken: ['#f6f7f9', '#111419'],
  hover: ['#f2f4f7', '#1e222a'],
  pressed: ['#e9ecf1', '#262b34'],
  // Thin lines; borders of buttons; borders of text fields, with a contrast of 3 : 1.
  line: ['#e6e9ee', '#262b33'],
  'line-strong': ['#d2d7df', '#3a414d'],
  'line-field': ['#878f9c', '#6d7684'],
  // Text in three levels. The last one still has a contrast of 5.8 : 1.
  text: ['#1b1f27', '#e7eaee'],
  'text-2': ['#3d4552', '#c3c9d2'],
  'text-dim': ['#5d6674', '#98a1af'],
  skeleton: ['#eceff3', '#22272f'],
  // The accent: `accent` is a background for white text, `accent-text` is for links, focus and live data.
  accent: ['#2c50cf', '#4465e6'],
  'accent-text': ['#2649c2', '#9db2ff'],
  'accent-tint': ['#edf1fe', '#1d2540'],
  'accent-line': ['#b9c7f8', '#34437a'],
  // States. `needs` means that somebody has to act. The name alone is for icons, `-text` for words, `-tint` for the
  // background of an alert or a row.
  needs: ['#c27803', '#e3a33a'],
  'needs-text': ['#8a5200', '#efb95c'],
  'needs-tint': ['#fff7e6', '#2b2415'],
  waiting: ['#5b7da8', '#7f9fca'],
  running: ['#2c50cf', '#8fa9ff'],
  'running-text': ['#2649c2', '#9db2ff'],
  good: ['#14895a', '#3fbf86'],
  'good-text': ['#0b7048', '#5bd39c'],
  'good-tint': ['#ebf8f1', '#14291f'],
  bad: ['#d1343a', '#f2726c'],
  'bad-text': ['#b8262c', '#ff9a94'],
  'bad-tint': ['#fdf0f0', '#311b1d'],
  neutral: ['#8a92a0', '#7d8694'],
  // For menus, popovers and dialogs. Nothing else has a shadow.
  'shadow-pop': [
    '0 0 0 1px rgb(20 23 29 / 8%), 0 6px 16px -4px rgb(20 23 29 / 16%)',
    '0 0 0 1px #3a414d, 0 8px 20px -4px rgb(0 0 0 / 60%)',
  ],
  'shadow-dialog': [
    '0 0 0 1px rgb(20 23 29 / 8%), 0 24px 64px -12px rgb(20 23 29 / 32%)',
    '0 0 0 1px #3a414d, 0 24px 64px -8px rgb(0 0 0 / 72%)',
  ],
  overlay: ['rgb(20 23 29 / 36%)', 'rgb(5 7 10 / 60%)'],
} satisfies Record<string, readonly [light: string, dark: string]>;

const cssVariable = (name: string) => `var(--console-${name})`;

/** The names of Mantine's colour variables, with our token for each. */
const mantineAliases = {
  body: 'canvas',
  text: 'text',
  dimmed: 'text-dim',
  placeholder: 'text-dim',
  'default-border': 'line-strong',
  default: 'canvas',
  'default-hover': 'hover',
  'default-color': 'text',
  anchor: 'accent-text',
  error: 'bad-text',
  ...lightVariant('cobalt', 'accent'),
  ...lightVariant('red', 'bad'),
  ...lightVariant('teal', 'good'),
  ...lightVariant('yellow', 'needs'),
};

/** Mantine's variables of the `light` and `outline` variants of a colour. */
function lightVariant(color: string, name: string): Record<string, string> {
  return {
    [`${color}-light`]: `${name}-tint`,
    [`${color}-light-hover`]: `${name}-tint`,
    [`${color}-light-color`]: `${name}-text`,
    [`${color}-text`]: `${name}-text`,
    [`${color}-outline`]: `${name}-text`,
  };
}

function schemeVariables(index: 0 | 1): Record<string, string> {
  return {
    ...withPrefix(
      'console',
      Object.entries(colors).map(([name, pair]) => [name, pair[index]]),
    ),
    ...withPrefix(
      'mantine-color',
      Object.entries(mantineAliases).map(([name, now]) => [name, cssVariable(now)]),
    ),
  };
}

function withPrefix(prefix: string, entries: readonly string[][]): Record<string, string> {
  return Object.fromEntries(entries.map(([name, value = '']) => [`--${prefix}-${name}`, value]));
}

/** The tokens as CSS variables `--console-*`, and Mantine's variables that refer to them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: withPrefix('console', Object.entries(sizes)),
  light: schemeVariables(0),
  dark: schemeVariables(1),
});
