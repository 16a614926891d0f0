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
 * Adds the theme's variables to the build as a style sheet, `virtual:theme-variables.css`. By default, Mantine computes
 * them in the page and writes them into a `<style>` element through innerHTML, which the Content-Security-Policy and
 * Trusted Types forbid. App.tsx turns that off.
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
  // The console does not use Mantine's own colours.
  merged.colors = theme.colors as MantineThemeColors;
  const all = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  const scheme = {
    variables: {},
    dark: { '--mantine-color-scheme': 'dark' },
    light: { '--mantine-color-scheme': 'light' },
  };
  return convertCssVariables(all) + convertCssVariables(scheme);
}
