import { createMediaHook } from '../core/browser/mediaHook.ts';

/** Whether the sidebar begins as a rail of icons: between phone and desktop there is room for one. */
export const useRail = createMediaHook('(width < 1200px)');
