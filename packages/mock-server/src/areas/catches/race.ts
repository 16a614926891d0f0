import type { TestCatchLine } from '@dropcatch/sdk';
import { pluralize } from '../../text/words.ts';
import { isServed } from '../../world/catalogue/names.ts';
import type { Job } from '../../world/records/jobs.ts';
import { Rng } from '../../world/rng.ts';
import type { JobKind } from '../../world/world.ts';
import { resultLine } from '../registry/codes.ts';
import { latencyOf } from '../epp-logs/log.ts';
import {
  MOST_EARLY_CREATES,
  type OrderCatchPlan,
  type Race,
  type RaceSettings,
  type RaceStep,
  type TestCatchPlan,
} from '../../world/records/epp.ts';

/** Share of contested names, and shares of won races with and without competition (domain facts). */
const CONTESTED = 0.45;
const WON_CONTESTED = 0.15;
const WON_ALONE = 0.63;

/** Longest pause between two commands, in milliseconds. */
const LONGEST_PAUSE = 2000;

/** Milliseconds between two commands about a name. */
export const pauseOf = ({ command_delay_ms, max_commands_per_second }: RaceSettings): number =>
  Math.min(LONGEST_PAUSE, Math.max(command_delay_ms, Math.ceil(1000 / max_commands_per_second)));

/** The race for a name: commands until the drop, then the create that decides. */
export function raceOf(rng: Rng, settings: RaceSettings): Race {
  const pause = pauseOf(settings);
  const command = settings.capture_strategy === 'direct_create' ? 'create' : 'check';
  const first = rng.int(1, pause);
  const step = (at: number, kind: 'check' | 'create', code: number, free = false): RaceStep => ({
    at,
    command: kind,
    duration: latencyOf(kind, rng),
    code,
    free,
  });
  const early = Array.from({ length: rng.int(3, 5) }, (_, i) =>
    step(first - pause * (i + 1), command, command === 'create' ? 2302 : 1000),
  ).toReversed();
  const seen = command === 'check' ? [step(first, 'check', 1000, true)] : [];
  const sent = first + seen.reduce((sum, { duration }) => sum + duration + rng.int(1, 4), 0);
  const won = rng.chance(rng.chance(CONTESTED) ? WON_CONTESTED : WON_ALONE);
  const last = step(sent, 'create', won ? 1000 : 2302);
  return { steps: [...early, ...seen, last], won, decided: sent + last.duration };
}

/**
 * Milliseconds between two creates for a name before its drop, and the most creates of all races of a catch in one
 * window. A long window or a long list stretches the pauses, so a jump of the clock stays cheap.
 */
const CREATE_PAUSE = 4000;
const MOST_OF_CATCH = 4000;

/** The early creates of one of so many names, from an instant in the drop window on. */
export function earlyCreates(
  rng: Rng,
  [opens, closes]: readonly [opens: number, closes: number],
  { ready, names }: { readonly ready: number; readonly names: number },
): { from: number; pause: number } {
  const shortest = (closes - opens) * Math.max(1 / MOST_EARLY_CREATES, names / MOST_OF_CATCH);
  const pause = Math.ceil(Math.max(CREATE_PAUSE, shortest));
  return { from: Math.max(opens, ready) + rng.int(0, pause), pause };
}

/** Part of a pause by which an early create may be late. */
const LATE = 0.3;

/** A command of a race before the create that decides it, with its time in milliseconds since 1970. */
export function commandOf(
  rng: Rng,
  { drop, race: { steps }, early }: Pick<OrderCatchPlan, 'drop' | 'race' | 'early'>,
  index: number,
): RaceStep | undefined {
  const begin = drop + (steps[0]?.at ?? 0);
  const { from, pause } = early ?? { from: begin, pause: 1 };
  const count = Math.max(0, Math.ceil((begin - from) / pause - LATE));
  if (index >= count) {
    const step = steps.slice(0, -1)[index - count];
    return step && { ...step, at: drop + step.at };
  }
  const draw = rng.derive(index);
  const at = from + index * pause + draw.int(0, Math.floor(pause * LATE));
  return { at, command: 'create', duration: latencyOf('create', draw), code: 2302, free: false };
}

type TestCatch = Job<string, TestCatchPlan>;

interface Line {
  readonly at: number;
  readonly domain: string | null;
  readonly message: string;
}

const lineAt = (at: number, message: string, domain: string | null = null): Line => ({
  at,
  domain,
  message,
});

/** Earliest first drop after the start, and shortest time per name, in milliseconds. */
const FIRST_DROP = 6000;
const SHORTEST = 700;

/** Pauses from the earliest command of a race to the drop, and upper bound for the whole race. */
const EARLIEST = 5;
const WHOLE = 7;

/** Milliseconds from the last race to the end, and to the refusal of a connection. */
const AFTERWARDS = 400;
const REFUSED = 600;

/** Drop of the n-th name, after the commands of the names before it. */
function dropOf({ settings }: TestCatchPlan, index: number): number {
  const pause = pauseOf(settings);
  const first = Math.max(FIRST_DROP, 1000 + EARLIEST * pause);
  return first + index * Math.max(SHORTEST, WHOLE * pause);
}

const raceAt = ({ seed, settings, domains }: TestCatchPlan, index: number): Race =>
  raceOf(new Rng(`${seed}/${domains[index] ?? ''}`), settings);

function answerOf({ command, code, free, duration }: RaceStep): string {
  return command === 'check'
    ? `Check answered: ${free ? 'available' : 'in use'} after ${duration} ms`
    : `Create answered ${resultLine(code)} after ${duration} ms`;
}

function linesOfName(plan: TestCatchPlan, index: number): Line[] {
  const domain = plan.domains[index] ?? '';
  const drop = dropOf(plan, index);
  const say = (at: number, message: string): Line => lineAt(drop + at, message, domain);
  if (!isServed(domain, plan.tlds)) {
    return [say(0, 'Skipped: the registry does not serve this TLD')];
  }
  const { steps, won, decided } = raceAt(plan, index);
  const outcome = won
    ? `Won: caught ${decided} ms after the drop`
    : 'Lost: another registrar was faster';
  return [
    ...steps.map((step) => say(step.at + step.duration, answerOf(step))),
    say(0, 'Dropped: the registry released the name'),
    say(decided + 1, outcome),
  ];
}

function opening(plan: TestCatchPlan): Line[] {
  const { account, client, server, domains, settings, trouble, seed } = plan;
  const { capture_strategy, max_commands_per_second } = settings;
  const what = `Test catch of ${pluralize(domains.length, 'name')} on ${account}`;
  const how = `${capture_strategy}, ${max_commands_per_second} commands a second`;
  const begin = lineAt(0, `${what}: ${how}`);
  if (trouble !== null) return [begin];
  const rng = new Rng(`${seed}/session`);
  const connect = latencyOf(null, rng);
  const login = latencyOf('login', rng);
  return [
    begin,
    lineAt(connect, `Connected to ${server} in ${connect} ms`),
    lineAt(connect + login, `Logged in as ${client} in ${login} ms`),
  ];
}

/** The last line of a test catch. Undefined while it runs. */
function endOf({ plan, status, failure }: TestCatch): string | undefined {
  if (status === 'running') return undefined;
  if (status === 'cancelled') return 'Test catch stopped';
  if (status === 'failed') return `Test catch failed: ${failure ?? 'unknown reason'}`;
  const races = plan.domains.flatMap((domain, index) =>
    isServed(domain, plan.tlds) ? [raceAt(plan, index)] : [],
  );
  const caught = races.filter(({ won }) => won).length;
  return `Test catch finished: ${caught} caught, ${races.length - caught} lost`;
}

/** Duration of a test catch, in milliseconds. `timeout` is the account's, in seconds. */
export function testCatchDuration(plan: TestCatchPlan, timeout: number): number {
  if (plan.trouble !== null) return plan.trouble.includes('timeout') ? timeout * 1000 : REFUSED;
  const last = plan.domains.length - 1;
  return dropOf(plan, last) + raceAt(plan, last).decided + AFTERWARDS;
}

/** The lines of a test catch up to an instant, oldest first. They depend only on its plan and the clock. */
export function testCatchLines(job: TestCatch, now: number): TestCatchLine[] {
  const { plan, started_at } = job;
  const until = Math.min(now, job.ended_at ?? now) - started_at;
  const lines = opening(plan);
  const ahead = EARLIEST * pauseOf(plan.settings);
  for (let i = 0; plan.trouble === null && i < plan.domains.length; i += 1) {
    if (dropOf(plan, i) > until + ahead) break;
    lines.push(...linesOfName(plan, i));
  }
  const end = endOf(job);
  return [...lines.filter(({ at }) => at <= until), ...(end ? [lineAt(until, end)] : [])]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, ...line }) => ({ timestamp: new Date(started_at + at).toISOString(), ...line }));
}

/** A test catch has no effect. */
export const testCatch: JobKind<'test_catch', TestCatchPlan> = { onEnd: () => undefined };
