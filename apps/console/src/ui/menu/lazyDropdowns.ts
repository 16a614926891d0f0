import type { ActionMenuProps } from './ActionMenu.tsx';
import { lazyPart } from '../page/lazyPart.tsx';
import { MissingOverlay } from './MissingOverlay.tsx';
import type { PanelProps } from './Panel.tsx';

/** Starts loading the menu, before it is opened. */
export const loadActionMenu = () => import('./ActionMenu.tsx');
/** Starts loading the panel, before it is opened. */
export const loadPanel = () => import('./Panel.tsx');

/** A menu of actions, in its lazy chunk. */
export const ActionMenu = lazyPart<ActionMenuProps>(
  async () => (await loadActionMenu()).ActionMenu,
  MissingOverlay,
);

/** A panel of choices and small forms, in its lazy chunk. */
export const Panel = lazyPart<PanelProps>(async () => (await loadPanel()).Panel, MissingOverlay);
