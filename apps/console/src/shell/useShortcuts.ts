import { useEffect } from 'react';
import { useShortcutsOn } from '../lib/browser/settings.ts';
import { clickInRow, focusSearch, isForShortcuts, moveRow, submitForm } from './shortcuts.ts';

interface Sheets {
  /** Opens the command palette, or closes it. */
  togglePalette: () => void;
  openHelp: () => void;
}

/** Listens to the keys of the whole console while somebody is signed in. Single keys can be turned off in Settings. */
export function useShortcuts({ togglePalette, openHelp }: Sheets): void {
  const [on] = useShortcutsOn();
  useEffect(() => {
    const keys: Readonly<Record<string, () => boolean>> = {
      '/': () => {
        if (!focusSearch()) togglePalette();
        return true;
      },
      '?': () => {
        openHelp();
        return true;
      },
      j: () => moveRow(1),
      k: () => moveRow(-1),
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
      if (keys[event.key]?.()) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, openHelp, togglePalette]);
}
