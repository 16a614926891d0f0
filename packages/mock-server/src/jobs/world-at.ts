import { Clock } from '../time/clock.ts';
import type { World } from '../world.ts';

/** The same world, with a clock that stands at another instant: for what happened in the meantime. */
export function worldAt(world: World, at: number): World {
  return { ...world, clock: new Clock({ start: at, frozen: true }) };
}
