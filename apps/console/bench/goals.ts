import type { Figures } from './measures.ts';

/** The lines of the bench's table, with the goal of each figure. A figure without a goal explains another one. */
export const goals = {
  kilobytes: { title: 'JavaScript to the first list, KB brotli', goal: 195 },
  navigation: { title: 'navigation to rows painted, ms', goal: 1430 },
  largestPaint: { title: 'largest contentful paint, ms', goal: 1430 },
  blocking: { title: 'total blocking time, ms', goal: 50 },
  blockingBefore: { title: 'blocked before the first paint, ms', goal: undefined },
  secondVisit: { title: 'second visit, % of the first', goal: 70 },
  routeChange: { title: 'warm route change to rows painted, ms', goal: 150 },
  coldRouteChange: { title: 'cold route change to rows painted, ms', goal: 400 },
  coldRouteRequests: { title: 'requests of a cold route change', goal: 12 },
  settled: { title: 'last key to rows that match, ms', goal: 500 },
  key: { title: 'key to next paint in a filter, median ms', goal: 16 },
  keyInLongList: { title: 'the same above 250 rows, median ms', goal: 16 },
  rowsBusy: { title: '250 rows in a new order, ms busy', goal: 125 },
  rowsWall: { title: '250 rows in a new order, ms until painted', goal: 125 },
  heap: { title: 'heap after five screens, MB', goal: 9.9 },
} satisfies Record<keyof Figures, { title: string; goal: number | undefined }>;
