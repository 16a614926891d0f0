import { expect } from 'vitest';

/** Texts that do harm where they are not treated as plain text. */
export const hostileTexts = {
  markup: '<img src=x onerror="document.title=1"><script>alert(1)</script>',
  long: 'w'.repeat(10_000),
  bidirectional: '\u202Egnp.exe \u05D0\u05D1\u05D2',
  invisible: 'a\u200B\u200D\uFEFFb',
} as const;

/** Whether a container inside the window cuts off or scrolls an element. */
function isClipped(element: Element): boolean {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflowX !== 'visible') {
      const { left, right } = above.getBoundingClientRect();
      if (left >= -1 && right <= window.innerWidth + 1) return true;
    }
  }
  return false;
}

/** Whether the content of a table cell overflows into the next cell. */
function overflows(cell: Element): boolean {
  return cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).overflowX === 'visible';
}

/**
 * Fails if a text became markup, or if something overflows the window, a dialog or a cell sideways. Content that a
 * container cuts off or scrolls does not count.
 */
export function expectTextAndLayout(): void {
  const made = document.querySelectorAll(':is(main, [role=dialog]) :is(img, script)');
  expect([...made], 'made of a text').toEqual([]);
  for (const box of [document.documentElement, ...document.querySelectorAll('[role=dialog]')]) {
    expect(box.scrollWidth, 'scrolls sideways').toBeLessThanOrEqual(box.clientWidth);
  }
  const over = [...document.querySelectorAll('tbody :is(th, td)')].filter(overflows);
  expect(over.map(describeElement), 'runs over the next cell').toEqual([]);
  const out = [...document.querySelectorAll(':is(main, [role=dialog]) *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > window.innerWidth + 1 && !isClipped(element);
  });
  expect(out.map(describeElement), 'sticks out').toEqual([]);
}

function describeElement({ tagName, textContent }: Element): string {
  return `${tagName} ${textContent?.slice(0, 40)}`;
}
