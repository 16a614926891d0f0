import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { inRepo, root } from '../run/paths.ts';
import { UserError } from '../run/user-error.ts';

/** The files of another commit, with its dependencies installed. */
export interface OtherBuild {
  /** The short hash of the commit, its day and its subject. */
  title: string;
  /** Absolute path of its root. */
  folder: string;
}

/**
 * The commit that a bench compares with: the given one, else the last tag before HEAD, else the newest commit of HEAD's
 * history that is a week old, else the oldest. Returns its hash.
 * @param repository Any folder of the repository.
 * @throws {UserError} if the given name means no commit.
 */
export function commitToCompare(repository: string, given?: string): string {
  const git = (...args: string[]) => linesOf('git', ['-C', repository, ...args]).at(-1);
  if (given !== undefined) {
    const commit = git('rev-parse', '--verify', '--quiet', `${given}^{commit}`);
    if (commit === undefined) throw new UserError(`--against names no commit: ${given}`);
    return commit;
  }
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^');
  if (tag !== undefined) return commitToCompare(repository, tag);
  const commit =
    git('rev-list', '-1', '--before=7 days ago', 'HEAD') ??
    git('rev-list', '--max-parents=0', 'HEAD');
  if (commit === undefined) throw new UserError('There is no commit to compare with.');
  return commit;
}

/**
 * Provides another commit as a git worktree in `.cache/builds`. It stays there until another commit is asked for.
 * @param given A name of the commit. `commitToCompare` says what happens without one.
 * @throws {UserError} if there is no such commit, or its dependencies cannot be installed.
 */
export function otherBuild(given?: string): OtherBuild {
  const commit = commitToCompare(root, given);
  const builds = inRepo('.cache/builds');
  const folder = path.join(builds, commit.slice(0, 12));
  mkdirSync(builds, { recursive: true });
  for (const name of readdirSync(builds)) {
    if (path.join(builds, name) !== folder) rmSync(path.join(builds, name), { recursive: true });
  }
  runOrThrow('git', ['worktree', 'prune']);
  if (!existsSync(folder)) runOrThrow('git', ['worktree', 'add', '--detach', folder, commit]);
  runOrThrow('pnpm', ['--dir', folder, 'install', '--frozen-lockfile', '--prefer-offline']);
  const [title = commit] = linesOf('git', [
    'log',
    '-1',
    '--date=short',
    '--format=%h of %cd, “%s”',
    commit,
  ]);
  return { title, folder };
}

/**
 * Runs a script of a workspace of a build.
 * @param folder The build's root.
 * @throws {UserError} if the script fails or is missing.
 */
export function runInBuild(folder: string, workspace: string, script: string): void {
  runOrThrow('pnpm', ['--dir', path.join(folder, workspace), 'run', script]);
}

/** Runs a command in the root. Throws with the end of its output if it fails. */
function runOrThrow(command: string, args: readonly string[]): void {
  const { status, output } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  const end = (output ?? []).join('').trim().split('\n').slice(-12).join('\n');
  const advice = 'If the other commit cannot be built, name another one with --against.';
  throw new UserError(`${command} ${args.join(' ')} failed. ${advice}\n${end}`);
}

/** The lines that a command writes; none if it fails. */
function linesOf(command: string, args: readonly string[]): string[] {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
