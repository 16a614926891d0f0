import { expect, type CDPSession, type Page } from '@playwright/test';
import { allRegions, followRegions } from '../../test/kit/followRegions.ts';

/** Somebody who has a keyboard and a screen reader, and sees nothing. */
export interface Reader {
  /**
   * Presses a key, and waits until the element with the focus has this role and name.
   * @param key as in Playwright: `Enter`, `Control+k`
   * @param heard `row "voyage.com"`
   */
  press: (key: string, heard: string | RegExp) => Promise<void>;
  /** Presses a key until the element with the focus has this role and name. Fails after 60 presses. */
  pressUntil: (key: string, heard: string | RegExp) => Promise<void>;
  /** What the live regions have said so far. */
  said: () => Promise<string[]>;
  /** How many keys were pressed. */
  pressed: () => number;
}

/** Begins to listen to a page. A page that loads anew needs a new listener. */
export async function listen(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page);
  const regions = await page.locator('body').evaluateHandle(followRegions, allRegions);
  let pressed = 0;
  const pressKey = (key: string) => {
    pressed += 1;
    return page.keyboard.press(key);
  };
  return {
    press: async (key, heard) => {
      await pressKey(key);
      const expected = typeof heard === 'string' ? heard : expect.stringMatching(heard);
      await expect.poll(() => focused(session), { message: `after ${key}` }).toEqual(expected);
    },
    pressUntil: async (key, heard) => {
      const heardNames: string[] = [];
      for (let presses = 0; presses < 60; presses += 1) {
        await pressKey(key);
        const name = await focused(session);
        if (typeof heard === 'string' ? name === heard : heard.test(name)) return;
        heardNames.push(name);
      }
      expect(heardNames).toContain(heard);
    },
    said: () => regions.evaluate(({ announced }) => announced),
    pressed: () => pressed,
  };
}

/** The role and name of the element with the focus, as the browser computes them for readers: `button "Refresh"`. */
async function focused(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  if (!result.objectId) return '';
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  return `${node?.role?.value} "${node?.name?.value}"`;
}
