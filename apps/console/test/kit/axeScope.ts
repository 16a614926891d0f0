import type { ElementContext } from 'axe-core';

/**
 * What axe looks at: the page, but not the screen behind a dialog. That has a scan of its own, and would take most of
 * the time.
 */
export const axeScope = {
  include: ['html'],
  exclude: [':root:has([role="dialog"]) div:has(> #content)'],
} satisfies ElementContext;
