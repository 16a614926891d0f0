import { useEffect } from 'react';
import { showFailure } from '../api/messages.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import type { ActionMenuProps } from './ActionMenu.tsx';
import type { PanelProps } from './Panel.tsx';
import type { Dropdown } from './useDropdown.ts';

export const loadActionMenu = () => import('./ActionMenu.tsx');
export const loadPanel = () => import('./Panel.tsx');

/** A menu of actions, in its lazy chunk. */
export const ActionMenu = lazyPart<ActionMenuProps>(
  async () => (await loadActionMenu()).ActionMenu,
  MissingDropdown,
);

/** A panel of choices and small forms, in its lazy chunk. */
export const Panel = lazyPart<PanelProps>(async () => (await loadPanel()).Panel, MissingDropdown);

/** Says in a toast that a dropdown could not be loaded. */
export function MissingDropdown({ onClose }: Pick<Dropdown, 'onClose'>) {
  useEffect(() => {
    showFailure('This could not be loaded. Check your connection and reload the page.');
    onClose();
  }, [onClose]);
  return null;
}
