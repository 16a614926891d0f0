import type { CheckedCall } from '../engine/call.ts';
import type { AnyAnswer } from '../engine/reply.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Rng } from '../world/rng.ts';
import type { Background, World } from '../world/world.ts';
import type { Ordinary } from './area.ts';
import { auditLogsArea } from './audit-logs/area.ts';
import { dashboard } from './dashboard/handlers.ts';
import { dataSourcesArea } from './data-sources/area.ts';
import { domains } from './domains/handlers.ts';
import { eppAccountsArea } from './epp-accounts/area.ts';
import { eppCategoriesArea } from './epp-categories/area.ts';
import { eppLogsArea } from './epp-logs/area.ts';
import { eppTools } from './epp-tools/handlers.ts';
import { newsArea } from './news/area.ts';
import { notificationsArea } from './notifications/area.ts';
import { ordersArea } from './orders/area.ts';
import { releasedDomainsArea } from './released-domains/area.ts';
import { schedulerArea } from './scheduler/area.ts';
import { adoptJobs } from './scheduler/jobs.ts';
import { firstDue, prepareRuns, runScheduled } from './scheduler/runs.ts';
import type { Sizes } from './sizes.ts';
import { sourcesArea } from './sources/area.ts';
import { usersArea } from './users/area.ts';

/** Every area, in the order of their seeds: a later one may refer to the records of earlier ones. */
const AREAS = [
  usersArea,
  eppCategoriesArea,
  eppAccountsArea,
  sourcesArea,
  dataSourcesArea,
  ordersArea,
  eppLogsArea,
  releasedDomainsArea,
  newsArea,
  notificationsArea,
  schedulerArea,
  auditLogsArea,
  { handlers: dashboard },
  { handlers: domains },
  { handlers: eppTools },
];

type Handled<Areas> = Areas extends { handlers: infer Handlers } ? keyof Handlers : never;

type AnyHandler = (call: CheckedCall) => AnyAnswer | Promise<AnyAnswer>;

// The only cast of requests: the contract check guarantees that a checked request has its
// operation's types, which TypeScript cannot know.
const table = Object.assign({}, ...AREAS.map(({ handlers }) => handlers)) as Readonly<
  Record<Handled<(typeof AREAS)[number]>, AnyHandler>
>;

/**
 * Calls the handler of an operation. Rejects with Refused when it refuses. An operation that no area handles does not
 * compile here.
 */
export const answerOf = async (operation: OperationId, call: CheckedCall): Promise<AnyAnswer> =>
  table[operation](call);

/** Fills an empty store. */
export function seedStore(world: World, rng: Rng, sizes: Sizes): void {
  for (const area of AREAS) if ('seed' in area) area.seed?.(world, rng, sizes);
}

/** An ordinary record of each table that has some. */
export const ORDINARY_RECORDS: Ordinary = Object.assign(
  {},
  ...AREAS.map((area) => ('ordinary' in area ? area.ordinary : {})),
);

/** The background work of all areas. */
export const background: Background = {
  // `JobName` lists the kinds, and a test starts each.
  kinds: Object.assign({}, ...AREAS.map((area) => ('jobs' in area ? area.jobs : {}))),
  adoptJobs,
  prepareRuns,
  firstDue,
  runScheduled,
};
