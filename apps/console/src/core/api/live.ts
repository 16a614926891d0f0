/**
 * How data is read that refreshes by itself: one try each time, and at once when a hidden tab is seen again. In a hidden
 * tab nothing is asked for.
 */
export const live = {
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: 'always',
  refetchIntervalInBackground: false,
} as const;

/** Milliseconds after which a live read is given up: the next one tells more. */
export const liveTimeout = 10_000;
