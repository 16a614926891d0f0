/** Parts of a version, the largest first. */
export const versionParts = ['major', 'minor', 'patch'] as const;

export type VersionPart = (typeof versionParts)[number];

/** A version's numbers. Undefined for anything but three numbers: a release has no suffix. */
function numbersOf(version: string): readonly number[] | undefined {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : undefined;
}

/** Orders versions, oldest first. Versions with a suffix come before all others. */
export function compareVersions(one: string, other: string): number {
  const [a = [], b = []] = [numbersOf(one), numbersOf(other)];
  const index = versionParts.findIndex((_, at) => a[at] !== b[at]);
  return (a[index] ?? -1) - (b[index] ?? -1);
}

/** The version after this one: `1.2.3` and `minor` give `1.3.0`. */
export function nextVersion(version: string, part: VersionPart): string {
  const raised = versionParts.indexOf(part);
  const numbers = numbersOf(version)?.map((number, at) =>
    at < raised ? number : at === raised ? number + 1 : 0,
  );
  if (!numbers) throw new RangeError(`${version} is not a version such as 1.2.3`);
  return numbers.join('.');
}

/** The part by which a version follows another one. Undefined if it is not the next one of any part. */
export function stepBetween(before: string, after: string): VersionPart | undefined {
  return versionParts.find((part) => numbersOf(before) && nextVersion(before, part) === after);
}
