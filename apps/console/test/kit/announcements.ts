import { onTestFinished } from 'vitest';

/** Records what the live regions in an element announce from now on. The result returns the texts so far. */
export function followAnnouncements(element: Element): () => string[] {
  const regions = '[role="status"], [aria-live="polite"]';
  const heard: string[] = [];
  const last = new Map<Element, string>();
  const say = (region: Element, silent: boolean) => {
    const text = region.textContent.trim();
    if (text && text !== last.get(region) && !silent) heard.push(text);
    last.set(region, text);
  };
  for (const region of element.querySelectorAll(regions)) say(region, true);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (region) say(region, false);
    }
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => heard;
}
