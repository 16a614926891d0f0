import type { CSSVariablesResolver } from '@mantine/core';

/** Corrections of Mantine's variables where the stock value is too pale to read (WCAG AA, 4.5 : 1). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c636a',
    '--mantine-color-placeholder': '#6a7178',
    '--mantine-color-error': '#c92a2a',
    '--console-accent-text': '#1864ab',
    '--console-line': '#dee2e6',
    '--console-row-hover': '#f1f5f9',
    '--console-surface': '#ffffff',
    '--console-page': '#f6f7f9',
    '--console-good': '#087f5b',
    '--console-bad': '#c92a2a',
    '--console-tint-good': '#e9f7f1',
    '--console-tint-bad': '#fdeeee',
    '--console-tint-wait': '#fff8e6',
    '--console-tint-muted': '#f3f4f6',
  },
  dark: {
    '--mantine-color-dimmed': '#a6adb5',
    '--mantine-color-placeholder': '#9aa1a9',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': '#74c0fc',
    '--console-accent-text': '#74c0fc',
    '--console-line': '#3b4148',
    '--console-row-hover': '#2b3138',
    '--console-surface': '#22272d',
    '--console-page': '#1a1e23',
    '--console-good': '#63e6be',
    '--console-bad': '#ff8787',
    '--console-tint-good': '#1d3029',
    '--console-tint-bad': '#372325',
    '--console-tint-wait': '#332c1c',
    '--console-tint-muted': '#2a2f35',
  },
});
