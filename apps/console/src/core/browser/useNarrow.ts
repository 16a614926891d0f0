import { createMediaHook } from './mediaHook.ts';

/** Whether the window is narrow: sidebar as a panel, rows as cards, filters folded (spec, section 9). */
export const useNarrow = createMediaHook('(max-width: 768px)');
