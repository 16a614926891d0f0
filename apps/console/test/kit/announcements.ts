import { onTestFinished } from 'vitest';

/** Records what the live regions in an element announce from now on. The result returns the texts so far. */
export function recordAnnouncements(element: Element): () => string[] {
  const regions = '[role="status"], [aria-live="polite"]';
  const announced: string[] = [];
  const last = new Map<Element, string>();
  const record = (region: Element, isInitial: boolean) => {
    const text = region.textContent.trim();
    if (text && text !== last.get(region) && !isInitial) announced.push(text);
    last.set(region, text);
  };
  for (const region of element.querySelectorAll(regions)) record(region, true);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (region) record(region, false);
    }
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => announced;
}
