/** The kinds of things on a page, and where they are found. */
const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  field: 'input, select, textarea',
  menuitem: '[role=menuitem]',
  row: 'tbody tr, li',
  toast: '.mantine-Notification-root',
  dialog: '[role=dialog], [role=alertdialog]',
  text: 'body',
};

export type Kind = keyof typeof selectors;

/** Kinds that are found by a part of their text. The others are found by their whole name. */
const byPart: ReadonlySet<Kind> = new Set(['row', 'toast', 'dialog', 'text']);

/** What to find: a kind, its name (`/^Order /` is a pattern), and how long to wait, in milliseconds. */
export interface Search {
  selector: string;
  name: string;
  isPart: boolean;
  /** What the caller wants: to see it, to see it gone, its free middle for a click, its focus, or a choice in it. */
  use: 'see' | 'gone' | 'click' | 'fill' | 'choose';
  /** The option to choose, as a pattern. */
  option: string;
  patience: number;
}

export const search = (kind: Kind, name: string) => ({
  selector: selectors[kind],
  name,
  isPart: byPart.has(kind),
});

/** Where a thing is, in the visible part of the page, and its name. */
export interface Found {
  x: number;
  y: number;
  text: string;
}

/**
 * Runs in the page: waits for a thing. It is one function without imports, because a driver sends it as text.
 * @returns the thing, or why it was not found.
 */
export async function findInPage(wanted: Search): Promise<Found | string> {
  const pattern = /^\/(.*)\/$/.exec(wanted.name)?.[1];
  const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const labelsOf = (element: Element): Element[] =>
    'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...ids.map((id) => document.getElementById(id)), ...labelsOf(element)];
    const label = labels.map((one) => one?.textContent ?? '').join(' ');
    const own = (element as HTMLElement).innerText || element.textContent;
    return squeeze(element.getAttribute('aria-label') || label || own || '').replace(/ \*$/, '');
  };
  const fits = (element: Element) => {
    if (pattern !== undefined) return new RegExp(pattern).test(nameOf(element));
    if (wanted.isPart) return squeeze((element as HTMLElement).innerText).includes(wanted.name);
    return nameOf(element) === wanted.name;
  };
  const shows = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const all = (selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll(selector)].filter(shows);
  // The dialog in front comes first.
  const find = () =>
    [all('[role=dialog], [role=alertdialog]').at(-1), document]
      .flatMap((root) => (root ? all(wanted.selector, root) : []))
      .find(fits);

  /** Chooses an option. Nothing can drive the list that a browser opens for a select. */
  const choose = (select: HTMLSelectElement) => {
    const option = [...select.options].find(
      ({ text, disabled }) => !disabled && new RegExp(wanted.option).test(text),
    );
    if (!option) return 'it has no such option';
    // React sets its own setter on the element.
    Reflect.set(HTMLSelectElement.prototype, 'value', option.value, select);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return { x: 0, y: 0, text: option.text };
  };

  let last = '';
  /** Where to click: its middle, when it is at rest, with nothing before it. */
  const reach = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (![element, ...labelsOf(element)].some((one) => one.contains(hit)))
      return `something is before it: ${hit?.outerHTML.slice(0, 80)}`;
    const place = `${x} ${y}`;
    const isReady = place === last && !element.matches(':disabled, [aria-disabled=true]');
    last = place;
    if (!isReady) return 'it moves or is disabled';
    if (wanted.use === 'fill') {
      (element as HTMLInputElement).focus();
      (element as HTMLInputElement).select();
    }
    return { x, y, text: nameOf(element) };
  };

  const look = (): Found | string => {
    const element = find();
    if (wanted.use === 'gone') return element ? 'it is still there' : { x: 0, y: 0, text: '' };
    if (!element) return 'it is not there';
    if (wanted.use === 'see') return { x: 0, y: 0, text: nameOf(element) };
    return wanted.use === 'choose' ? choose(element as HTMLSelectElement) : reach(element);
  };

  const end = performance.now() + wanted.patience;
  let found = look();
  while (typeof found === 'string' && performance.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
    found = look();
  }
  return found;
}
