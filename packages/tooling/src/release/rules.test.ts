import { describe, expect, it } from 'vitest';

import { closeNext, sectionsOf } from './changelog.ts';
import { type Candidate, isPublished, releaseFaults } from './rules.ts';
import { compareVersions, nextVersion, stepBetween } from './versions.ts';

const changelog = (...sections: [title: string, text: string][]): string =>
  ['# Changes', ...sections.map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n');

const sdk: Candidate = {
  name: '@dropcatch/sdk',
  version: '1.3.0',
  changelog: changelog(
    ['1.3.0', 'Of contract 3.2.0.\n\n- Streams.'],
    ['1.2.0', 'Of contract 3.1.0.\n\n- Answers.'],
  ),
  published: ['1.1.0', '1.2.0', '0.10.0'],
  contract: '3.2.0',
};

describe('versions', () => {
  it('are ordered by number, not by text', () => {
    const versions = ['1.10.0', '1.9.3', '0.20.0', '1.9.12'];
    expect(versions.toSorted(compareVersions)).toEqual(['0.20.0', '1.9.3', '1.9.12', '1.10.0']);
    expect(compareVersions('1.2.0', '1.2.0')).toBe(0);
    expect(compareVersions('2.0.0-rc.1', '0.0.1')).toBeLessThan(0);
  });

  it.each([
    ['major', '2.0.0'],
    ['minor', '1.3.0'],
    ['patch', '1.2.4'],
  ] as const)('a %s version after 1.2.3 is %s', (part, next) => {
    expect(nextVersion('1.2.3', part)).toBe(next);
    expect(stepBetween('1.2.3', next)).toBe(part);
  });

  it('follow each other without a gap', () => {
    expect(stepBetween('1.2.3', '1.4.0')).toBeUndefined();
    expect(stepBetween('1.2.3', '1.3.1')).toBeUndefined();
    expect(stepBetween('1.2.3', '1.2.3')).toBeUndefined();
    expect(stepBetween('Next', '1.2.3')).toBeUndefined();
  });
});

describe('a package may be published', () => {
  it('if its version follows the one before it', () => {
    expect(releaseFaults(sdk)).toEqual([]);
    expect(releaseFaults({ ...sdk, published: [] })).toEqual([]);
  });

  it('again, if an earlier release broke off', () => {
    const again = { ...sdk, published: ['1.2.0', '1.3.0'] };
    expect(releaseFaults(again)).toEqual([]);
    expect([sdk, again].map(isPublished)).toEqual([false, true]);
  });

  it('without a word about the contract, if it names none', () => {
    const text = changelog(['0.8.0', '- Controls.'], ['0.7.0', '- Faults.']);
    const mock = { name: '@dropcatch/mock-server', version: '0.8.0', changelog: text };
    expect(releaseFaults({ ...mock, published: ['0.7.0'] })).toEqual([]);
  });
});

describe('a package must not be published', () => {
  it.each<[string, Partial<Candidate>, string]>([
    [
      'with changes that have no version',
      { changelog: changelog(['Next', '- More.'], ['1.3.0', 'Of contract 3.2.0.']) },
      'Its changes below "## Next" have no version. Give them one: pnpm release --version sdk=minor',
    ],
    [
      'with another version than its changelog',
      { version: '1.3.1' },
      'Its version is 1.3.1, but the newest one of CHANGELOG.md is 1.3.0.',
    ],
    [
      'without changes',
      { changelog: changelog(['1.3.0', ''], ['1.2.0', '- Answers.']), contract: undefined },
      'CHANGELOG.md has no changes for 1.3.0.',
    ],
    [
      'below what the registry has',
      { published: ['1.2.0', '1.10.0'] },
      'The registry has the newer version 1.10.0.',
    ],
    [
      'with a gap in its versions',
      { changelog: changelog(['1.3.0', 'Of contract 3.2.0.'], ['1.1.0', 'Of contract 3.2.0.']) },
      '1.3.0 does not follow 1.1.0, the version before it in CHANGELOG.md.',
    ],
    [
      'with a contract that its changelog does not name',
      { contract: '3.3.0' },
      'CHANGELOG.md is about contract 3.2.0, but the contract is 3.3.0.',
    ],
    [
      'with a smaller step than the contract',
      {
        changelog: changelog(['1.3.0', 'Of contract 4.0.0.'], ['1.2.0', 'Of contract 3.1.0.']),
        contract: '4.0.0',
      },
      'A major change of the contract, 3.1.0 to 4.0.0, is more than a minor version.',
    ],
  ])('%s', (_, change, fault) => {
    expect(releaseFaults({ ...sdk, ...change })).toContain(fault);
  });
});

it('a release gives the changes below Next a version, and touches nothing else', () => {
  const text = changelog(['Next', '- Says `## Next` somewhere.'], ['1.2.0', '- Answers.']);
  const closed = closeNext(text, '1.3.0');
  expect(sectionsOf(closed).map(({ title }) => title)).toEqual(['1.3.0', '1.2.0']);
  expect(closed.replace('## 1.3.0', '## Next')).toBe(text);
});
