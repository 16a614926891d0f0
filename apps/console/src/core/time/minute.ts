import { ticking } from './ticking.ts';

/** The time in milliseconds, fresh every minute; one timer serves all who look. */
export const useMinute = ticking(60_000);
