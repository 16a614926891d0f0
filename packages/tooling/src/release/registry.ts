import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { type Outcome, runCommand } from '../run/children.ts';
import { UserError } from '../run/user-error.ts';

/**
 * The registry of a person's .npmrc. npm speaks to it, so that its settings, tokens and one-time passwords count as they
 * do anywhere else.
 */

/** The scope of the packages. */
const scope = '@dropcatch';

/** npm's registry if nothing names another one. The packages are not for everybody. */
const everybodys = 'https://registry.npmjs.org/';

const npm = (...args: string[]): Promise<Outcome> =>
  runCommand('npm', [...args, '--loglevel=error']);

async function setting(name: string): Promise<string> {
  const { output } = await npm('config', 'get', name);
  const value = output.trim();
  return value === 'undefined' ? '' : value;
}

/** The address of the registry that .npmrc names for the packages. Undefined if it names none. */
export async function registryUrl(): Promise<string | undefined> {
  const own = await setting(`${scope}:registry`);
  if (own !== '') return own;
  const general = await setting('registry');
  return general === everybodys ? undefined : general;
}

/** Asks the registry about a package. Undefined if it does not have it. */
async function view(what: string, field: string): Promise<unknown> {
  const { code, output } = await npm('view', what, field, '--json');
  if (code === 0) return output.trim() === '' ? undefined : JSON.parse(output);
  if (/\bE404\b/.test(output)) return undefined;
  throw new UserError(`The registry cannot be asked about ${what}:\n${output.trim()}`);
}

/** The published versions of a package. */
export async function publishedVersions(name: string): Promise<string[]> {
  const versions = await view(name, 'versions');
  return versions === undefined ? [] : [versions].flat().map(String);
}

/** The checksum of a file, as registries write it. */
async function integrityOf(file: string): Promise<string> {
  return `sha512-${createHash('sha512')
    .update(await readFile(file))
    .digest('base64')}`;
}

/**
 * Publishes a packed package, and checks that the registry has exactly this file.
 * @param tag What `npm install` of this tag gets: `latest`, `next` …
 */
export async function publishPackage(
  tarball: string,
  spec: string,
  options: { tag: string; dryRun: boolean },
): Promise<Outcome> {
  const dry = options.dryRun ? ['--dry-run'] : [];
  const sent = await npm('publish', tarball, '--tag', options.tag, ...dry);
  if (sent.code !== 0 || options.dryRun) return sent;
  const there = await view(spec, 'dist.integrity');
  if (there === (await integrityOf(tarball))) return sent;
  return { code: 1, output: `The registry has another file as ${spec}: ${String(there)}` };
}
