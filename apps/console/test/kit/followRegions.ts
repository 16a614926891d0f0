/** The selector of all live regions, and of alerts. */
export const allRegions =
  '[role="status"]:not([aria-live="off"]), [aria-live="polite"], [role="alert"]';

/**
 * Follows what the live regions in an element announce from now on, until `stop`. An alert is announced even as it
 * appears. Journeys run it in the page, so it uses nothing outside itself.
 * @param regions the selector of the regions
 */
export function followRegions(
  element: Element,
  regions: string,
): { announced: string[]; stop: () => void } {
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
  return { announced, stop: () => observer.disconnect() };
}
