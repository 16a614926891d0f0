import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { listRows, openNextRow } from '../ui/focus/listFocus.ts';
import { useShortcutsEnabled } from '../core/browser/settings.ts';

/** Elements that use keys themselves: fields, menus, dialogs. */
const takesKeys =
  'textarea, select, [contenteditable], [role="dialog"]:not([data-drawer]), [role="menu"], [role="listbox"], [role="combobox"]';

const plainInputs = new Set(['checkbox', 'radio', 'button', 'submit', 'reset']);

/** Whether a key pressed there may be a shortcut; not while typing in a field. */
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

function currentRow(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? undefined;
}

/**
 * Moves the focus to the next or previous row; if no row has it, to the first one in view.
 * @returns whether there was such a row
 */
function moveRow(step: 1 | -1): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row === currentRow());
  const next = at < 0 ? rows.find(isInSight) : rows[at + step];
  next?.focus();
  return next !== undefined;
}

/** Whether a row is fully in view, also not below the sticky head of its table. */
function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const scroller = row.closest('[role="region"]')?.getBoundingClientRect();
  const head = row.closest('table')?.querySelector('th')?.getBoundingClientRect();
  return top >= Math.max(0, scroller?.top ?? 0, head?.bottom ?? 0) && bottom <= window.innerHeight;
}

/**
 * Clicks the element of the focused row for a key (`data-key`): its order button, its star, its checkbox.
 * @returns whether there is one
 */
function clickInRow(key: string): boolean {
  const control = currentRow()?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  control?.click();
  return Boolean(control);
}

/**
 * Focuses the screen's search field, which is the first text field of its filters, and unfolds them if needed.
 * @returns whether there is one
 */
function focusSearch(): boolean {
  const form = document.querySelector<HTMLFormElement>('#content form[role="search"]');
  const field = form?.querySelector<HTMLInputElement>('input[type="text"], input[type="search"]');
  if (!form || !field) return false;
  if (form.hidden) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(form.id)}"]`)?.click();
  }
  // After unfolding, since hidden fields take no focus.
  requestAnimationFrame(() => {
    field.focus();
    field.select();
  });
  return true;
}

/**
 * Submits the form in which a key was pressed, as its button does.
 * @returns whether there is a form
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

const secondKeyWithinMilliseconds = 1500;

/** Handles the shortcuts of the console while somebody is signed in. Single keys can be turned off in Settings. */
export function useShortcuts({ togglePalette, openHelp }: Sheets): void {
  const [on] = useShortcutsEnabled();
  const navigate = useNavigate();
  useEffect(() => {
    // When `g` was pressed, which begins a shortcut of two keys, by `event.timeStamp`.
    let began = -Infinity;
    /** The shortcuts. A key that has nothing to do returns false and is left to the browser. */
    const keys: Readonly<Record<string, () => boolean | void>> = {
      '/': () => {
        if (!focusSearch()) togglePalette();
      },
      '?': openHelp,
      j: () => openNextRow(1) || moveRow(1),
      k: () => openNextRow(-1) || moveRow(-1),
      o: () => clickInRow('o'),
      w: () => clickInRow('w'),
      x: () => clickInRow('x'),
      'g d': () => void navigate({ to: '/drops' }),
    };
    const press = (event: KeyboardEvent) => {
      const { key, timeStamp } = event;
      const withControl = event.ctrlKey || event.metaKey;
      if (withControl && key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!event.repeat) togglePalette();
      } else if (withControl && key === 'Enter') {
        if (submitForm(event.target)) event.preventDefault();
      } else if (on && isForShortcuts(event)) {
        const pair = timeStamp - began < secondKeyWithinMilliseconds ? keys[`g ${key}`] : undefined;
        began = key === 'g' && !pair ? timeStamp : -Infinity;
        const run = pair ?? keys[key];
        if (run && run() !== false) event.preventDefault();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate, on, openHelp, togglePalette]);
}
