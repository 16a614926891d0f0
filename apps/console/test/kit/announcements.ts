import { onTestFinished } from 'vitest';

/**
 * Records what the live regions in an element announce from now on. The result returns the texts so far.
 * @param regions the selector of the regions; polite ones by default. An alert is announced even as it appears.
 */
export function recordAnnouncements(
  element: Element,
  regions = '[role="status"], [aria-live="polite"]',
): () => string[] {
  const announced: string[] = [];
  const last = new Map<Element, string>();
  const record = (region: Element, isInitial: boolean) => {
    const text = region.textContent.trim();
    if (text && text !== last.get(region) && !isInitial) announced.push(text);
    last.set(region, text);
  };
  for (const region of element.querySelectorAll(regions)) record(region, true);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const alert of [added, ...added.querySelectorAll('*')]) {
          if (alert.matches(regions) && alert.role === 'alert') record(alert, false);
        }
      }
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (region) record(region, false);
    }
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => announced;
}

/** Records all that is announced on the page from now on: statuses, and alerts as they appear. */
export const recordSpoken = () =>
  recordAnnouncements(
    document.body,
    '[role="status"]:not([aria-live="off"]), [aria-live="polite"], [role="alert"]',
  );
