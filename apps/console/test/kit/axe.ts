import axe from 'axe-core';
import { expect } from 'vitest';
import { axeScope } from './axeScope.ts';

/** The key of Mantine's colour scheme. Mantine listens to storage events of other tabs. */
const schemeKey = 'mantine-color-scheme-value';

/** Switches the console to the light or the dark scheme. */
export async function setScheme(scheme: 'light' | 'dark'): Promise<void> {
  const change = { key: schemeKey, newValue: scheme, storageArea: localStorage };
  // Repeats the event until it has an effect: the listener may be new on the page.
  const applied = () => {
    window.dispatchEvent(new StorageEvent('storage', change));
    return document.documentElement.dataset['mantineColorScheme'];
  };
  await expect.poll(applied).toBe(scheme);
}

/** The axe violations on screen, of any impact. */
async function findViolations(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(axeScope, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/**
 * Fails if axe finds a violation on screen. Checks all rules in the light scheme, and contrast in the dark one, since
 * only colours differ there.
 */
export async function expectAccessible(): Promise<void> {
  // Check only after running animations have ended.
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  // An animation rejects if it is cancelled because its element goes.
  await Promise.allSettled(fading.map(({ finished }) => finished));
  await setScheme('light');
  expect(await findViolations({}), 'light').toEqual([]);
  await setScheme('dark');
  expect(await findViolations({ runOnly: ['color-contrast'] }), 'dark').toEqual([]);
}
