import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { checks, checksAtOnce } from '../check/checks.ts';
import { checkPackages, publishedPackages, tarballOf } from '../check/packages.ts';
import { runSteps, type Step, addTallies, type Tally } from '../check/steps.ts';
import { runCommand } from '../run/children.ts';
import { inRepo } from '../run/paths.ts';
import { runTurbo } from '../run/turbo.ts';
import { UserError } from '../run/user-error.ts';
import { closeNext, nextTitle, sectionsOf } from './changelog.ts';
import { publishedVersions, publishPackage, registryUrl } from './registry.ts';
import { type Candidate, isPublished, releaseFaults } from './rules.ts';
import { nextVersion, versionParts } from './versions.ts';

/** A package of the workspace. */
interface ReleasePackage extends Candidate {
  /** Its folder below `packages`. */
  folder: string;
}

const options = {
  publish: { type: 'boolean', default: false },
  tag: { type: 'string', default: 'latest' },
  version: { type: 'string', multiple: true },
} as const;

/** What a release needs from outside. The trial against a registry replaces it. */
export interface ReleaseSurroundings {
  /** Checks and packs packages, given by their folders. If they are right, calls `use` with the folder of the tarballs. */
  check: (folders: readonly string[], use: (folder: string) => Promise<Tally>) => Promise<Tally>;
  /** Paths with changes that are in no commit. */
  uncommitted: () => Promise<string>;
  /** Names the commit that was published. */
  tagCommit: (name: string) => Promise<void>;
}

const ofRepository: ReleaseSurroundings = {
  check: async (folders, use) => {
    const filters = ['sdk', 'sdk-codegen', 'mock-server'].map(
      (name) => `--filter=@dropcatch/${name}`,
    );
    const tests: Step = {
      name: 'unit tests',
      run: () => runTurbo('test', '--continue', ...filters),
    };
    const checked = await runSteps(checks('--force'), checksAtOnce);
    const tested = await runSteps([tests]);
    const tally = addTallies([checked, tested]);
    return tally.failures.length > 0 ? tally : checkPackages(folders, use);
  },
  uncommitted: async () => (await runCommand('git', ['status', '--porcelain'])).output.trim(),
  tagCommit: async (name) => void (await runCommand('git', ['tag', name])),
};

/**
 * `pnpm release`: checks, packs and publishes the packages whose version the registry does not have yet. Without
 * `--publish`, it does everything but the last step. `--version sdk=minor` gives the changes below `## Next` a version
 * instead. RELEASING.md explains it.
 * @returns the exit code
 */
export async function release(
  args: readonly string[],
  surroundings: ReleaseSurroundings = ofRepository,
): Promise<number> {
  const { publish, tag, version = [] } = parseArgs({ args: [...args], options }).values;
  if (version.length > 0) {
    for (const wanted of version) console.log(raiseVersion(wanted));
    return 0;
  }
  const registry = await registryUrl();
  if (publish) requireRelease(registry, await surroundings.uncommitted());
  console.log(`Registry: ${registry ?? 'none. Your .npmrc must name one before you can publish'}`);

  const packages = await Promise.all(publishedPackages.map((name) => readPackage(name, registry)));
  const due = packages.filter((one) => !isPublished(one));
  for (const { name, version: there } of packages.filter(isPublished)) {
    console.log(`✓ ${name} ${there} is published`);
  }
  const faults = due.flatMap((one) => releaseFaults(one).map((fault) => `${one.name}: ${fault}`));
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  if (due.length === 0) return 0;

  const folders = due.map(({ folder }) => folder);
  const { failures } = await surroundings.check(folders, (tarballs) =>
    runSteps(due.map((one) => publishStep(one, tarballOf(tarballs, one.folder), { tag, publish }))),
  );
  if (failures.length > 0) return 1;
  const tags = due.map(({ name, version: there }) => `${name}@${there}`);
  if (!publish) {
    console.log(`\nNothing was published. ${tags.join(' and ')} can be: pnpm release --publish`);
    return 0;
  }
  for (const name of tags) await surroundings.tagCommit(name);
  console.log(`\nPublished. Push the tags: git push origin ${tags.join(' ')}`);
  return 0;
}

function publishStep(
  { name, version }: ReleasePackage,
  tarball: string,
  { tag, publish }: { tag: string; publish: boolean },
): Step {
  const spec = `${name}@${version}`;
  return {
    name: publish ? `publish ${spec}` : `could publish ${spec}`,
    run: () => publishPackage(tarball, spec, { tag, dryRun: !publish }),
  };
}

/** Throws unless everything is as it must be before something is published. */
function requireRelease(registry: string | undefined, uncommitted: string): void {
  if (registry === undefined) {
    throw new UserError(
      'Your .npmrc names no registry. Add yours: @dropcatch:registry=https://registry.example.com/',
    );
  }
  if (uncommitted !== '') throw new UserError(`Commit these first:\n${uncommitted}`);
}

async function readPackage(folder: string, registry: string | undefined): Promise<ReleasePackage> {
  const { name, version } = manifestOf(folder);
  const changelog = readFileSync(inRepo('packages', folder, 'CHANGELOG.md'), 'utf8');
  const published = registry === undefined ? [] : await publishedVersions(name);
  const yaml = readFileSync(inRepo('openapi', 'console.yaml'), 'utf8');
  const contract = folder === 'sdk' ? /^ {2}version: (\S+)$/m.exec(yaml)?.[1] : undefined;
  return { folder, name, version, changelog, published, contract };
}

function manifestOf(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(inRepo('packages', folder, 'package.json'), 'utf8'));
}

/** Gives the changes of a package the version that `sdk=minor` means, in its changelog and package.json. */
function raiseVersion(wanted: string): string {
  const [folder = '', part] = wanted.split('=');
  const raised = versionParts.find((one) => one === part);
  if (!publishedPackages.includes(folder) || raised === undefined) {
    const [packages, parts] = [publishedPackages, versionParts].map((words) => words.join(' or '));
    throw new UserError(`--version must be such as sdk=minor: ${packages}, and ${parts}.`);
  }
  const changelog = inRepo('packages', folder, 'CHANGELOG.md');
  const text = readFileSync(changelog, 'utf8');
  if (sectionsOf(text)[0]?.title !== nextTitle) {
    throw new UserError(
      `${changelog} has no "## ${nextTitle}" on top: there is nothing to release.`,
    );
  }
  const { name, version } = manifestOf(folder);
  const next = nextVersion(version, raised);
  const manifest = inRepo('packages', folder, 'package.json');
  const manifestText = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, manifestText.replace(`"version": "${version}"`, `"version": "${next}"`));
  writeFileSync(changelog, closeNext(text, next));
  return `${name} ${version} is ${next} now. Commit package.json and CHANGELOG.md.`;
}
