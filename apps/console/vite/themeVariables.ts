import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/ui/theme/theme.ts';
import { cssVariables } from '../src/ui/theme/tokens.ts';

const name = 'virtual:theme-variables.css';

/** Modules of Mantine that would make `<style>` elements in the page. App.tsx has them switched off. */
const unused = /\/@mantine\/core\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/;

/**
 * Makes the theme's variables a style sheet of the build: `virtual:theme-variables.css`. Mantine would work them out in
 * the page and write them into a `<style>` element through innerHTML, which the Content-Security-Policy and Trusted
 * Types forbid; and its code for that, 2 kB, is left out of the build.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id === `\0${name}`) return variables();
      const component = unused.exec(id)?.[1];
      return component && `export const ${component} = () => null;`;
    },
  };
}

function variables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const all = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  const scheme = {
    variables: {},
    dark: { '--mantine-color-scheme': 'dark' },
    light: { '--mantine-color-scheme': 'light' },
  };
  return convertCssVariables(all) + convertCssVariables(scheme);
}
