import axe from 'axe-core';
import { expect } from 'vitest';

/** Where Mantine keeps the choice between light and dark; a change is heard as from another tab. */
const schemeKey = 'mantine-color-scheme-value';

/** Lets the console be light or dark. */
export async function setScheme(scheme: 'light' | 'dark'): Promise<void> {
  const told = { key: schemeKey, newValue: scheme, storageArea: localStorage };
  // Told until it is heard: what listens may have come onto the page just now.
  const heard = () => {
    window.dispatchEvent(new StorageEvent('storage', told));
    return document.documentElement.dataset['mantineColorScheme'];
  };
  await expect.poll(heard).toBe(scheme);
}

/**
 * What axe finds in what is on screen, of any impact: the rule, and where. The page behind a dialog is left to the
 * tests of the page: it is most of what there is to look at.
 */
async function findings(options: axe.RunOptions): Promise<string[]> {
  const behind = document.querySelector('[role="dialog"]') ? ['div:has(> #content)'] : [];
  const { violations } = await axe.run(
    { include: ['html'], exclude: behind },
    { resultTypes: ['violations'], ...options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/**
 * Fails unless axe finds nothing in what is on screen: every rule in light; in dark the rule about contrast, since
 * nothing but colours differs there.
 */
export async function expectAccessible(): Promise<void> {
  // What still fades in is judged once it is there.
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  // One that is cancelled goes with what it moved.
  await Promise.allSettled(fading.map(({ finished }) => finished));
  await setScheme('light');
  expect(await findings({}), 'light').toEqual([]);
  await setScheme('dark');
  expect(await findings({ runOnly: ['color-contrast'] }), 'dark').toEqual([]);
}
