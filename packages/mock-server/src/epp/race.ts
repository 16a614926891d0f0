import type { EppAccountSettings } from '@dropcatch/sdk';
import type { Rng } from '../rng.ts';
import { latencyOf } from './latencies.ts';

/** The settings that a race is run with; a catch keeps what it started with. */
export type RaceSettings = Pick<
  EppAccountSettings,
  'capture_strategy' | 'command_delay_ms' | 'max_commands_per_second'
>;

/** One command of a race. */
export interface RaceStep {
  /** When it is sent, in milliseconds from the drop; before it when negative. */
  readonly at: number;
  readonly command: 'check' | 'create';
  /** How long the answer takes, in milliseconds. */
  readonly duration: number;
  /** The result code; 1000 for every check. */
  readonly code: number;
  /** Whether a check found the name available. */
  readonly free: boolean;
}

/** How the race for one name goes. */
export interface Race {
  /** In the order in which they are sent. */
  readonly steps: readonly RaceStep[];
  readonly won: boolean;
  /** When the last answer is there, in milliseconds from the drop. */
  readonly decided: number;
}

/** How many names others want too, and how often they are caught all the same (domain facts). */
const CONTESTED = 0.45;
const WON_CONTESTED = 0.15;
const WON_ALONE = 0.63;

/** Nobody would lengthen a race by more than this between two commands, in milliseconds. */
const LONGEST_PAUSE = 2000;

/** Milliseconds between two commands about a name. */
export function pauseOf({ command_delay_ms, max_commands_per_second }: RaceSettings): number {
  return Math.min(
    LONGEST_PAUSE,
    Math.max(command_delay_ms, Math.ceil(1000 / max_commands_per_second)),
  );
}

/** The race for a name: commands until it drops, then the create that decides. */
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
