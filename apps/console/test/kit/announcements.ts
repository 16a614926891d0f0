import { onTestFinished } from 'vitest';
import { allRegions, followRegions } from './followRegions.ts';

/**
 * Records what the live regions in an element announce from now on. The result returns the texts so far.
 * @param regions the selector of the regions; polite ones by default. An alert is announced even as it appears.
 */
export function recordAnnouncements(
  element: Element,
  regions = '[role="status"], [aria-live="polite"]',
): () => string[] {
  const { announced, stop } = followRegions(element, regions);
  onTestFinished(stop);
  return () => announced;
}

/** Records all that is announced on the page from now on: statuses, and alerts as they appear. */
export const recordSpoken = () => recordAnnouncements(document.body, allRegions);
