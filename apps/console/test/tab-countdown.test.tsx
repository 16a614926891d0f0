import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { playSound } from '../src/core/browser/sound.ts';
import { openDropDay } from './kit/dropDay.ts';
import { heading } from './kit/screen.ts';

const planned = [{ domain: 'brook.com' }];

// The news of an earlier test leaves the title once somebody looks at the tab.
beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
});

/** Replaces the browser's audio. Returns the frequencies that are played. */
function listen(): number[] {
  const played: number[] = [];
  class Audio {
    currentTime = 0;
    destination = {};
    createOscillator() {
      const frequency = { value: 0 };
      return {
        frequency,
        connect: (next: unknown) => next,
        start: () => void played.push(frequency.value),
        stop: () => {},
        addEventListener: () => {},
      };
    }
    createGain() {
      const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
      return { gain, connect: (next: unknown) => next };
    }
  }
  vi.stubGlobal('AudioContext', Audio);
  return played;
}

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;

test('a tab in the background counts down to the next window in its title and its icon', async () => {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = '/favicon.svg';
  document.head.append(link);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { goTo } = await openDropDay('/payments', 'user', '18:29:00', planned);
  await expect.element(heading).toHaveTextContent('Payments');
  expect(document.title).toBe('Payments · DropCatch');
  await goTo('18:55:23');
  await expect.poll(() => document.title).toBe('04:37 com · net · Payments · DropCatch');
  const waiting = icon();
  expect(waiting).toContain('circle');
  await goTo('19:00:00');
  await expect.poll(() => document.title).toBe('1:15:00 com · net · Payments · DropCatch');
  expect(icon()).toContain('circle');
  expect(icon()).not.toBe(waiting);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => document.title).toBe('Payments · DropCatch');
  await goTo('20:15:00');
  await expect.poll(icon).toMatch(/favicon\.svg$/);
  link.remove();
});

test('a customer without a paid order in the window has no countdown', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const unpaid = [{ domain: 'brook.com', paid: false }];
  const { goTo } = await openDropDay('/payments', 'user', '18:50:00', unpaid);
  await expect.element(heading).toHaveTextContent('Payments');
  await goTo('18:55:23');
  expect(document.title).toBe('Payments · DropCatch');
});

test('sounds play a minute before the window and at a win, only if they are on', async () => {
  const played = listen();
  const { goTo, go, setState } = await openDropDay('/settings', 'user', '18:50:00', planned);
  const sounds = page.getByLabelText('Sounds');
  await expect.element(sounds).not.toBeChecked();
  await goTo('18:59:00');
  expect(played).toEqual([]);
  await goTo('18:58:00');
  await sounds.click();
  const sample = played.length;
  expect(sample).toBeGreaterThan(0);
  go('/payments');
  await goTo('18:59:00');
  await expect.poll(() => played.length).toBe(sample + 1);
  setState('brook.com', 'CATCHED_PROCESSING');
  await goTo('19:01:00');
  await expect.poll(() => played.length).toBe(sample * 2 + 1);
});

test('the second tab stays silent about what the first one has sounded for', async () => {
  const played = listen();
  await openDropDay('/settings', 'user', '18:50:00', planned);
  await page.getByLabelText('Sounds').click();
  played.length = 0;
  playSound('soon', 'com');
  playSound('soon', 'com');
  expect(played).toEqual([660]);
  playSound('soon', 'info');
  expect(played).toEqual([660, 660]);
});

test('a browser without audio says so in Settings', async () => {
  const { AudioContext } = window;
  Reflect.deleteProperty(window, 'AudioContext');
  onTestFinished(() => void Object.assign(window, { AudioContext }));
  await openDropDay('/settings', 'user', '18:50:00', planned);
  await expect.element(page.getByLabelText('Sounds')).toBeDisabled();
});

test('a device without a sound output changes nothing else', async () => {
  vi.stubGlobal('AudioContext', function fail() {
    throw new DOMException('no output', 'NotSupportedError');
  });
  await openDropDay('/settings', 'user', '18:50:00', planned);
  const sounds = page.getByLabelText('Sounds');
  await sounds.click();
  await expect.element(sounds).toBeChecked();
});
