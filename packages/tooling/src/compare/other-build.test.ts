import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { commitToCompare } from './other-build.ts';

const day = 24 * 60 * 60_000;

let repository = '';

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'dropcatch-commits-'));
  git(['init', '--quiet']);
});

afterEach(() => {
  rmSync(repository, { recursive: true });
});

it('the other build is the one with the given name', () => {
  const first = commit(1);
  commit(0);
  expect(commitToCompare(repository, 'HEAD~1')).toBe(first);
  expect(commitToCompare(repository, first.slice(0, 8))).toBe(first);
});

it('the other build is refused if the name means no commit', () => {
  commit(0);
  expect(() => commitToCompare(repository, 'v9')).toThrow('--against names no commit: v9');
});

it('the other build is the last tag, but not one of HEAD itself', () => {
  commit(9);
  const tagged = commit(8);
  git(['tag', 'v1']);
  commit(0);
  git(['tag', 'v2']);
  expect(commitToCompare(repository)).toBe(tagged);
});

it('the other build is the newest one that is a week old if there is no tag', () => {
  commit(30);
  const week = commit(8);
  commit(6);
  expect(commitToCompare(repository)).toBe(week);
});

it('the other build is the oldest one if none is a week old', () => {
  const oldest = commit(3);
  commit(2);
  commit(1);
  expect(commitToCompare(repository)).toBe(oldest);
});

/** Makes a commit that is some days old. Returns its hash. */
function commit(age: number): string {
  const date = new Date(Date.now() - age * day).toISOString();
  git(['commit', '--quiet', '--allow-empty', '-m', date], { GIT_COMMITTER_DATE: date });
  return git(['rev-parse', 'HEAD']).trim();
}

function git(args: readonly string[], env = {}): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.test'];
  return execFileSync('git', ['-C', repository, ...who, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}
