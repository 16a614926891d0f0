import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rowsOfList, openNextRow } from '../ui/focus/listFocus.ts';
import { useShortcutsOn } from '../core/browser/settings.ts';

/** A key and what it does, for the help sheet. */
interface Shortcut {
  keys: readonly string[];
  text: string;
}

/** Everything that keys do, in groups. */
export const shortcutHelp: readonly { heading: string; shortcuts: readonly Shortcut[] }[] = [
  {
    heading: 'Everywhere',
    shortcuts: [
      { keys: ['Ctrl K', 'Cmd K'], text: 'Command palette: screens, actions, records' },
      { keys: ['/'], text: 'Go to the search field' },
      { keys: ['g d'], text: 'Go to the Drop Board' },
      { keys: ['?'], text: 'Show this sheet' },
      { keys: ['Esc'], text: 'Close a dialog or a menu' },
    ],
  },
  {
    heading: 'In lists',
    shortcuts: [
      { keys: ['j'], text: 'Next row' },
      { keys: ['k'], text: 'Previous row' },
      { keys: ['o'], text: 'Order the domain of the row, or open the order' },
      { keys: ['w'], text: 'Watch the domain of the row, or stop watching it' },
      { keys: ['x'], text: 'Select the row' },
    ],
  },
  {
    heading: 'In forms',
    shortcuts: [{ keys: ['Ctrl Enter', 'Cmd Enter'], text: 'Submit' }],
  },
];

/** Where a key is text, a choice or somebody else's: fields, menus, dialogs. */
const takesKeys =
  'textarea, select, [contenteditable], [role="dialog"]:not([data-drawer]), [role="menu"], [role="listbox"], [role="combobox"]';

/** Inputs that take no text. */
const plainInputs = new Set(['checkbox', 'radio', 'button', 'submit', 'reset']);

/** Whether a key pressed there may be a shortcut: never while typing in a field. */
function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target instanceof HTMLInputElement && !plainInputs.has(target.type)) return false;
  return target.closest(takesKeys) === null && !modalIsOpen();
}

/** Whether a dialog covers the screen. */
export function modalIsOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

/** The row that has the focus, or something in it has. */
function currentRow(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? undefined;
}

/**
 * Moves the focus to the next or previous row; without a row that has it, to the first one in sight.
 * @returns whether there was a row to go to
 */
function moveRow(step: 1 | -1): boolean {
  const rows = rowsOfList();
  const at = rows.findIndex((row) => row === currentRow());
  const next = at < 0 ? rows.find(isInSight) : rows[at + step];
  next?.focus();
  return next !== undefined;
}

/** Whether nothing of a row is scrolled away, also not below the head of its table, which stays. */
function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const scroller = row.closest('[role="region"]')?.getBoundingClientRect();
  const head = row.closest('table')?.querySelector('th')?.getBoundingClientRect();
  return top >= Math.max(0, scroller?.top ?? 0, head?.bottom ?? 0) && bottom <= window.innerHeight;
}

/**
 * Clicks what the focused row has for a key (`data-key`): its order button, its star, its checkbox.
 * @returns whether there was something to click
 */
function clickInRow(key: string): boolean {
  const control = currentRow()?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  control?.click();
  return control !== undefined && control !== null;
}

/**
 * Puts the focus into the screen's search field, the first text field of its filters; unfolds them if needed.
 * @returns whether the screen has one
 */
function focusSearch(): boolean {
  const form = document.querySelector<HTMLFormElement>('#content form[role="search"]');
  const field = form?.querySelector<HTMLInputElement>('input[type="text"], input[type="search"]');
  if (!form || !field) return false;
  if (form.hidden) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(form.id)}"]`)?.click();
  }
  // Unfolded first, since what is hidden takes no focus.
  requestAnimationFrame(() => {
    field.focus();
    field.select();
  });
  return true;
}

/**
 * Submits the form that a key was pressed in, as its button does.
 * @returns whether it was pressed in one
 */
function submitForm(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest('form') : null;
  form?.requestSubmit();
  return form !== null;
}

interface Sheets {
  /** Opens the command palette, or closes it. */
  togglePalette: () => void;
  openHelp: () => void;
}

/** So long the second key of two may take, in milliseconds. */
const secondKeyWithin = 1500;

/** Listens to the keys of the whole console while somebody is signed in. Single keys can be turned off in Settings. */
export function useShortcuts({ togglePalette, openHelp }: Sheets): void {
  const [on] = useShortcutsOn();
  const navigate = useNavigate();
  useEffect(() => {
    // When `g` was pressed, which begins a shortcut of two keys; by the page's own clock.
    let began = -Infinity;
    const pairs: Readonly<Record<string, () => void>> = {
      d: () => void navigate({ to: '/drops' }),
    };
    const keys: Readonly<Record<string, () => boolean>> = {
      '/': () => {
        if (!focusSearch()) togglePalette();
        return true;
      },
      '?': () => {
        openHelp();
        return true;
      },
      j: () => openNextRow(1) || moveRow(1),
      k: () => openNextRow(-1) || moveRow(-1),
      o: () => clickInRow('o'),
      w: () => clickInRow('w'),
      x: () => clickInRow('x'),
    };
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!event.repeat) togglePalette();
        return;
      }
      if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
        if (submitForm(event.target)) event.preventDefault();
        return;
      }
      if (!on || !isForShortcuts(event)) return;
      const second = event.timeStamp - began < secondKeyWithin ? pairs[event.key] : undefined;
      began = event.key === 'g' && !second ? event.timeStamp : -Infinity;
      if (second) {
        second();
        event.preventDefault();
        return;
      }
      if (keys[event.key]?.()) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate, on, openHelp, togglePalette]);
}
