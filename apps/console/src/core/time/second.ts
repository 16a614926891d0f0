import { ticking } from './ticking.ts';

/** The time in milliseconds, fresh every second; one timer serves all who look. */
export const useSecond = ticking(1000);
