import { stripVTControlCharacters } from 'node:util';
import { inRepo } from '../run/paths.ts';
import { Trouble } from '../run/trouble.ts';
import { runTurbo } from '../run/turbo.ts';

/** A finished build. */
export interface Build {
  /** The folder that holds it. */
  dist: string;
  seconds: number;
  /** Whether nothing had changed since the last one. */
  cached: boolean;
}

/**
 * Builds the console, unless turbo's cache has this very build.
 * @throws {Trouble} if it fails, with all that was written.
 */
export async function buildConsole(): Promise<Build> {
  const began = performance.now();
  const { code, output } = await runTurbo('build', '--filter=@dropcatch/console');
  if (code !== 0) throw new Trouble(`${output}\nThe console could not be built.`);
  return {
    dist: inRepo('apps', 'console', 'dist'),
    seconds: (performance.now() - began) / 1000,
    cached: wasCached(output),
  };
}

/** Whether turbo says that it had all of it in its cache. In a terminal each letter of that has a colour of its own. */
export function wasCached(output: string): boolean {
  return stripVTControlCharacters(output).includes('FULL TURBO');
}
