import { useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { marked, rowOf } from '../ui/focus/dom.ts';
import { holdLetters, releaseLetters } from '../ui/focus/holdLetters.ts';
import { listRows, openNextRow } from '../ui/focus/listFocus.ts';
import { isCommand, shortcutKey } from '../core/browser/keys.ts';
import { shortcutsSetting } from '../core/settings.ts';

/** Elements that handle keys themselves. */
const keyboardWidgets = `textarea, select, [contenteditable], [role="dialog"]:not(${marked('data-drawer')}), [role="menu"], [role="listbox"], [role="combobox"]`;

const nonTextInputTypes = new Set(['checkbox', 'radio', 'button', 'submit', 'reset']);

/** Whether a single key may be a shortcut. It is not one while the user types in a field, or in a dialog. */
function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  const typesSign = event.getModifierState('AltGraph') && /^[/?]$/.test(event.key);
  if ((event.ctrlKey || event.metaKey || event.altKey) && !typesSign) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target instanceof HTMLInputElement && !nonTextInputTypes.has(target.type)) return false;
  return target.closest(keyboardWidgets) === null && !isModalOpen();
}

/** Whether a dialog covers the screen. */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

const currentRow = () => rowOf(document.activeElement);

/**
 * Moves the focus to the next or previous row. If no row has the focus, moves it to the first one in view.
 * @returns whether there was such a row
 */
function moveRow(step: 1 | -1): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row === currentRow());
  const next = at < 0 ? rows.find(isInView) : rows[at + step];
  next?.focus();
  return next !== undefined;
}

/** Whether a row is fully in view, and not behind the sticky head of its table. */
function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const scroller = row.closest('[role="region"]')?.getBoundingClientRect();
  const head = row.closest('table')?.querySelector('th')?.getBoundingClientRect();
  return top >= Math.max(0, scroller?.top ?? 0, head?.bottom ?? 0) && bottom <= window.innerHeight;
}

/**
 * Clicks the element with a key (`data-key`) of the drawer or row that has the focus: its order button, star or checkbox.
 * @returns whether there is one
 */
function clickByKey(key: string): boolean {
  const record = document.activeElement?.closest(marked('data-drawer')) ?? currentRow();
  const control = record?.querySelector<HTMLElement>(marked('data-key', key));
  control?.click();
  return Boolean(control);
}

/**
 * Focuses the first action for the selected rows.
 * @returns whether rows are selected
 */
function focusActions(): boolean {
  const action = document.querySelector<HTMLElement>(
    `${marked('data-selection-actions')} button:enabled`,
  );
  action?.focus();
  return action !== null;
}

/**
 * Focuses the button of the newest message: it is there for a few seconds, and far from the row that has the focus.
 * @returns whether there is one
 */
function focusMessage(): boolean {
  const buttons = document.querySelectorAll<HTMLElement>(marked('data-message-action'));
  const newest = [...buttons].at(-1);
  newest?.focus();
  return newest !== undefined;
}

/**
 * Focuses the first text field of the screen's filters, and expands them if needed.
 * @returns whether there is one
 */
function focusSearch(): boolean {
  const form = document.querySelector<HTMLFormElement>('#content form[role="search"]');
  const field = form?.querySelector<HTMLInputElement>('input[type="text"], input[type="search"]');
  if (!form || !field) return false;
  if (form.hidden) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(form.id)}"]`)?.click();
  }
  // After they have expanded, since a hidden field cannot have the focus, and before the next key.
  queueMicrotask(() => {
    field.focus();
    field.select();
  });
  return true;
}

/**
 * Submits the form that contains an element.
 * @returns whether there is a form
 */
function submitForm(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest('form') : null;
  form?.requestSubmit();
  return form !== null;
}

interface ShortcutHandlers {
  /** Opens the command palette, or closes it. */
  togglePalette: () => void;
  /** Loads the command palette. */
  preloadPalette: () => void;
  openHelp: () => void;
}

const sequenceTimeoutMilliseconds = 1500;

/** Handles the shortcuts of the console. Single keys can be turned off in Settings. */
export function useShortcuts({ togglePalette, preloadPalette, openHelp }: ShortcutHandlers): void {
  const [enabled] = shortcutsSetting.use();
  const navigate = useNavigate();
  // A layout effect, so that no key is lost between the first paint and the listener.
  useLayoutEffect(() => {
    // The time of pressing `g`, which starts a sequence of two keys.
    let sequenceStartedAt = -Infinity;
    /** The shortcuts. If one returns false, the browser handles the key. */
    const keys: Readonly<Record<string, () => boolean | void>> = {
      '/': () => {
        if (!focusSearch()) togglePalette();
      },
      '?': openHelp,
      j: () => openNextRow(1) || moveRow(1),
      k: () => openNextRow(-1) || moveRow(-1),
      o: () => {
        if (!clickByKey('o')) return false;
        holdLetters();
        return true;
      },
      w: () => clickByKey('w'),
      x: () => clickByKey('x'),
      a: focusActions,
      m: focusMessage,
      'g d': () => void navigate({ to: '/drops' }),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // So that the results are there soon after Ctrl+K.
      if (/^(Control|Meta)$/.test(event.key)) preloadPalette();
      const { timeStamp } = event;
      const key = shortcutKey(event);
      const withControl = isCommand(event);
      if (withControl && key === 'k') {
        event.preventDefault();
        if (!event.repeat) togglePalette();
      } else if (withControl && key === 'enter') {
        if (submitForm(event.target)) event.preventDefault();
      } else if (enabled && isForShortcuts(event)) {
        const sequence =
          timeStamp - sequenceStartedAt < sequenceTimeoutMilliseconds
            ? keys[`g ${key}`]
            : undefined;
        sequenceStartedAt = key === 'g' && !sequence ? timeStamp : -Infinity;
        const run = sequence ?? keys[key];
        if (run && run() !== false) event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate, enabled, openHelp, preloadPalette, togglePalette]);
  useEffect(() => releaseLetters, []);
}
