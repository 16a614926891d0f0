/** A section of a changelog. */
export interface ChangelogSection {
  /** `1.2.0`, or `Next` for changes without a version. */
  title: string;
  text: string;
}

/** Title of the section with the changes that no version has yet. */
export const nextTitle = 'Next';

/** The sections of a changelog, newest first. */
export function sectionsOf(changelog: string): ChangelogSection[] {
  const [, ...sections] = changelog.split(/^## /m);
  return sections.map((section) => {
    const [title = ''] = section.split('\n', 1);
    return { title: title.trim(), text: section.slice(title.length).trim() };
  });
}

/** The version of the contract that a section is about. Undefined if it names none. */
export const contractOf = ({ text }: ChangelogSection): string | undefined =>
  /\bof contract (\d+\.\d+\.\d+)/i.exec(text)?.[1];

/** Gives the changes below `## Next` a version. */
export const closeNext = (changelog: string, version: string): string =>
  changelog.replace(new RegExp(`^## ${nextTitle}$`, 'm'), `## ${version}`);
