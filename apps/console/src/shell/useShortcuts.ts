import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useShortcutsOn } from '../core/browser/settings.ts';
import { openNextRow } from '../ui/focus/listRows.ts';
import { clickInRow, focusSearch, isForShortcuts, moveRow, submitForm } from './shortcuts.ts';

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
