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
    cached: output.includes('FULL TURBO'),
  };
}
