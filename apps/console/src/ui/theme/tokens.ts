import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

// Every colour, size and time of the console. Nothing else names a hex value.

/** Faces: names, ids, codes and XML are in the second one, in which 0 and O, 1 and l and I differ. */
export const fonts = {
  text: '"Geist Variable", "Geist Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  mono: '"Geist Mono Variable", ui-monospace, Menlo, Consolas, monospace',
};

/** Mantine's ramps, palest first. Filled parts take shade 7 in light and 6 in dark; white reads on both. */
export const ramps = {
  cobalt: ramp('edf1fe dbe3fd b9c7f8 9db2ff 8fa9ff 6a88f5 4465e6 2c50cf 2344b8 1b3591'),
  gray: ramp('f6f7f9 f2f4f7 e6e9ee d2d7df b4bbc6 878f9c 5d6674 3d4552 252a33 1b1f27'),
  dark: ramp('e7eaee c3c9d2 98a1af 6d7684 3a414d 262b34 1e222a 16191f 111419 0c0e12'),
  red: ramp('fdf0f0 f9dcdc f1b9ba ff9a94 f2726c e2555a c8383d c62d33 a9252b 8a1d22'),
  teal: ramp('ebf8f1 d2efdf a9dcc3 5bd39c 3fbf86 22a06d 12805a 0b7048 085a3a 06452d'),
  yellow: ramp('fff7e6 fbe9c4 f0d59b efb95c e3a33a c27803 8f5a00 8a5200 6f4200 573400'),
};

function ramp(shades: string): MantineColorsTuple {
  return shades.split(' ').map((shade) => `#${shade}`) as unknown as MantineColorsTuple;
}

/** What is the same in both schemes. */
const sizes = {
  'row-dense': '28px',
  'row-compact': '32px',
  'row-comfortable': '40px',
  control: '30px',
  'control-touch': '44px',
  'top-bar': '44px',
  sidebar: '208px',
  rail: '52px',
  gutter: '24px',
  // Chip and checkbox, control, panel and dialog.
  'r-1': '4px',
  'r-2': '6px',
  'r-3': '10px',
  fast: '90ms',
  slow: '150ms',
  // Dark in both schemes: top bar, selection bar, toasts.
  'ink-surface': '#14171d',
  'ink-raised': '#252a33',
  'ink-line': '#363c47',
  'ink-text': '#f1f3f5',
  'ink-dim': '#a3abb8',
  'ink-live': '#8fa9ff',
  'ink-accent': '#4465e6',
  'ink-bad': '#ff9a94',
};

/** What differs: light, then dark. */
const colors = {
  // What is read, and what surrounds it.
  canvas: ['#ffffff', '#16191f'],
  sunken: ['#f6f7f9', '#111419'],
  hover: ['#f2f4f7', '#1e222a'],
  pressed: ['#e9ecf1', '#262b34'],
  // Hairlines; edges of buttons, whose text tells them; edges of text fields, 3 : 1.
  line: ['#e6e9ee', '#262b33'],
  'line-strong': ['#d2d7df', '#3a414d'],
  'line-field': ['#878f9c', '#6d7684'],
  // Text of three ranks; the last still reads at 5.8 : 1.
  text: ['#1b1f27', '#e7eaee'],
  'text-2': ['#3d4552', '#c3c9d2'],
  'text-dim': ['#5d6674', '#98a1af'],
  skeleton: ['#eceff3', '#22272f'],
  // The one accent: a fill with white on it, and `-text` for links, focus and what is live. Never the other way round.
  accent: ['#2c50cf', '#4465e6'],
  'accent-text': ['#2649c2', '#9db2ff'],
  'accent-tint': ['#edf1fe', '#1d2540'],
  'accent-line': ['#b9c7f8', '#34437a'],
  // Who has to act. The bare name is the glyph's, `-text` the words', `-tint` that of a whole area, never of a pill.
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
  // Only what floats has a shadow.
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

const token = (name: string) => `var(--console-${name})`;

/** What Mantine calls them. */
const mantine = {
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

/** Mantine's variables of a colour on its own pale ground. */
function lightVariant(color: string, name: string): Record<string, string> {
  return {
    [`${color}-light`]: `${name}-tint`,
    [`${color}-light-hover`]: `${name}-tint`,
    [`${color}-light-color`]: `${name}-text`,
    [`${color}-text`]: `${name}-text`,
    [`${color}-outline`]: `${name}-text`,
  };
}

function inScheme(place: 0 | 1): Record<string, string> {
  return {
    ...named(
      'console',
      Object.entries(colors).map(([name, pair]) => [name, pair[place]]),
    ),
    ...named(
      'mantine-color',
      Object.entries(mantine).map(([name, now]) => [name, token(now)]),
    ),
  };
}

function named(prefix: string, entries: readonly string[][]): Record<string, string> {
  return Object.fromEntries(entries.map(([name, value = '']) => [`--${prefix}-${name}`, value]));
}

/** The tokens as CSS variables, `--console-*`, and Mantine's own by them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: named('console', Object.entries(sizes)),
  light: inScheme(0),
  dark: inScheme(1),
});
