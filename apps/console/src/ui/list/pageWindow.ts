const windowSize = 5;

/** The pages to offer: up to five around the current one (spec, section 9). Pages count from 1. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - windowSize + 1));
  const last = Math.min(pages, first + windowSize - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
