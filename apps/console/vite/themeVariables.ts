import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineThemeColors,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/ui/theme/theme.ts';
import { cssVariables } from '../src/ui/theme/tokens.ts';

const name = 'virtual:theme-variables.css';

/**
 * Makes the theme's variables a style sheet of the build: `virtual:theme-variables.css`. Mantine would work them out in
 * the page and write them into a `<style>` element through innerHTML, which the Content-Security-Policy and Trusted
 * Types forbid; App.tsx has that switched off.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? variables() : undefined),
  };
}

function variables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  // Without Mantine's own colours, which nothing here uses.
  merged.colors = theme.colors as MantineThemeColors;
  const all = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  const scheme = {
    variables: {},
    dark: { '--mantine-color-scheme': 'dark' },
    light: { '--mantine-color-scheme': 'light' },
  };
  return convertCssVariables(all) + convertCssVariables(scheme);
}
