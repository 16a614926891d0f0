import { contractOf, nextTitle, sectionsOf } from './changelog.ts';
import { compareVersions, stepBetween, versionParts } from './versions.ts';

/** What the rules need to know about a package. */
export interface Candidate {
  /** `@dropcatch/sdk`. */
  name: string;
  /** The version in package.json. */
  version: string;
  /** The text of CHANGELOG.md. */
  changelog: string;
  /** The versions in the registry, in any order. */
  published: readonly string[];
  /** The version of the contract that the package is made from. Undefined if its changelog does not name contracts. */
  contract?: string | undefined;
}

/** Whether the registry has the version already. */
export const isPublished = ({ version, published }: Candidate): boolean =>
  published.includes(version);

/**
 * The reasons why a package must not be published, as sentences. RELEASING.md explains the rules, and the SDK's README
 * which part of a version a change raises.
 */
export function releaseFaults(candidate: Candidate): string[] {
  const { name, version, changelog, published, contract } = candidate;
  const [newest, before] = sectionsOf(changelog);
  if (newest?.title === nextTitle) {
    const how = `pnpm release --version ${name.replace(/^@\w+\//, '')}=minor`;
    return [`Its changes below "## ${nextTitle}" have no version. Give them one: ${how}`];
  }
  const faults: string[] = [];
  if (newest?.title !== version) {
    faults.push(
      `Its version is ${version}, but the newest one of CHANGELOG.md is ${newest?.title}.`,
    );
  }
  if (newest?.text === '') faults.push(`CHANGELOG.md has no changes for ${version}.`);
  const last = published.toSorted(compareVersions).at(-1);
  if (last !== undefined && compareVersions(version, last) < 0) {
    faults.push(`The registry has the newer version ${last}.`);
  }
  const step = before && stepBetween(before.title, version);
  if (before && step === undefined) {
    faults.push(
      `${version} does not follow ${before.title}, the version before it in CHANGELOG.md.`,
    );
  }
  if (contract === undefined || newest === undefined) return faults;
  const told = contractOf(newest);
  if (told !== contract) {
    faults.push(`CHANGELOG.md is about contract ${told}, but the contract is ${contract}.`);
  }
  const earlier = before && contractOf(before);
  const change = earlier && told && stepBetween(earlier, told);
  if (change && step && versionParts.indexOf(step) > versionParts.indexOf(change)) {
    faults.push(
      `A ${change} change of the contract, ${earlier} to ${told}, is more than a ${step} version.`,
    );
  }
  return faults;
}
