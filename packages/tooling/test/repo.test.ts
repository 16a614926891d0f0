import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { inRepo } from '../src/run/paths.ts';
import { workspaces } from '../src/run/workspaces.ts';
import { foldersIn, handwritten, importsOf, type Source, topLevelEntries } from './sources.ts';

/** Rules of the repository that the linter cannot check. Each test lists the offenders: an empty list is right. */

const code = handwritten('.ts', '.tsx', '.mts', '.mjs', '.js', '.css', '.html');
const texts = [...code, ...handwritten('.md', '.yaml', '.json')];
const longestFile = 400;

/** All allowed entries of the root. No tool's settings are here if the tool can find them elsewhere. */
const allowedAtTop = new Set([
  '.ci',
  '.gitignore',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'LICENSE',
  'README.md',
  'apps',
  'knip.json',
  'openapi',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'turbo.json',
]);

describe('the layout', () => {
  it('has nothing in the root that does not belong there', () => {
    expectNone(topLevelEntries().filter((name) => !allowedAtTop.has(name)));
  });

  it('has exactly the workspaces that the root commands know', () => {
    const folders = [...foldersIn('apps'), ...foldersIn('packages')];
    expect(folders.toSorted()).toEqual(Object.keys(workspaces).toSorted());
  });

  it('has the scripts that the root commands run and the documentation names', () => {
    const missing = Object.entries(workspaces).flatMap(([folder, wanted]) => {
      const { scripts = {} } = manifestOf(folder);
      return wanted.filter((name) => !(name in scripts)).map((name) => `${folder}: ${name}`);
    });
    expectNone(missing);
  });

  it('has a README in every workspace', () => {
    const without = Object.keys(workspaces).filter(
      (name) => !existsSync(inRepo(name, 'README.md')),
    );
    expectNone(without);
  });

  // Users of a published package share its dependencies with others, so a range is right there.
  const ranges = ['packages/sdk: ky ^2.1.0'];

  it('pins every dependency', () => {
    const loose = Object.keys(workspaces).flatMap((folder) =>
      dependenciesOf(folder)
        .filter(
          ({ version }) => !/^((npm:[a-z]+@)?\d+\.\d+\.\d+|catalog:|workspace:\*)$/.test(version),
        )
        .map(({ name, version }) => `${folder}: ${name} ${version}`),
    );
    expect(loose).toEqual(ranges);
  });
});

describe('imports point one way: console → sdk ← (types only) mock-server', () => {
  /** Allowed imports from the workspace, for the sources of a package and for its tests and tools. */
  const allowed: Record<string, { sources: string[]; rest: string[] }> = {
    'apps/console': {
      sources: ['@dropcatch/sdk'],
      rest: ['@dropcatch/sdk', '@dropcatch/mock-server', '@dropcatch/tooling'],
    },
    // Its tests check the mock.
    'packages/contract-check': {
      sources: ['@dropcatch/sdk-codegen'],
      rest: ['@dropcatch/sdk-codegen', '@dropcatch/mock-server'],
    },
    // Its check imports the package by name, from the tarball.
    'packages/mock-server': {
      sources: [],
      rest: ['@dropcatch/sdk', '@dropcatch/mock-server', '@dropcatch/tooling'],
    },
    // Its check imports the package by name, from the tarball.
    'packages/sdk': {
      sources: [],
      rest: ['@dropcatch/sdk', '@dropcatch/mock-server', '@dropcatch/tooling'],
    },
    // Its examples are answers of the mock.
    'packages/sdk-codegen': { sources: [], rest: ['@dropcatch/mock-server'] },
    'packages/tooling': { sources: [], rest: [] },
  };

  /** Packages from which only types may be imported. */
  const typesOnly: Record<string, string[]> = { 'packages/mock-server': ['@dropcatch/sdk'] };

  it.each(Object.keys(workspaces))('in %s', (folder) => {
    const own = code.filter(({ file }) => file.startsWith(`${folder}/`));
    const { sources = [], rest = [] } = allowed[folder] ?? {};
    const offenders = own.flatMap((source) =>
      importsOf(source.text)
        .filter(({ specifier, typeOnly }) => {
          const name = workspaceNameOf(source, specifier, folder);
          if (name === undefined) return false;
          const names = isSource(source, folder) ? sources : rest;
          return !names.includes(name) && !(typeOnly && typesOnly[folder]?.includes(name));
        })
        .map(({ specifier }) => `${source.file}: ${specifier}`),
    );
    expectNone(offenders);
  });

  it('in dependencies that are installed with a package, too', () => {
    const offenders = Object.keys(workspaces).flatMap((folder) =>
      dependenciesOf(folder, ['dependencies'])
        .filter(({ name }) => name.startsWith('@dropcatch/'))
        .filter(({ name }) => !allowed[folder]?.sources.includes(name))
        .map(({ name }) => `${folder}: ${name}`),
    );
    expectNone(offenders);
  });
});

describe('the folders of the console', () => {
  const folder = 'apps/console/src/';
  const sources = code.filter(({ file }) => file.startsWith(folder) && !/\.test\.tsx?$/.test(file));

  it('keep the keys of queries out of components, and the storages of the browser in one file', () => {
    const components = sources.filter(({ file }) => file.endsWith('.tsx'));
    expectNone(matches(components, /\bqueryKey: \[/));
    const others = sources.filter(({ file }) => !file.endsWith('/browserStorage.ts'));
    expectNone(matches(others, /=>\s*(local|session)Storage\b|\b(local|session)Storage\./));
  });

  it('export each name from one file, so that a search finds one thing', () => {
    // Each route exports `Route`.
    expectNone(exportedTwice(sources.filter(({ file }) => !file.includes('/routes/'))));
  });

  it('import in one direction inside core, ui and entities: their rooms form no ring', () => {
    const arrows = new Map<string, string>();
    const roomOf = (file: string) => /\/src\/((?:core|ui|entities)\/[^/]+)\//.exec(file)?.[1];
    for (const { file, text } of sources) {
      for (const { specifier } of importsOf(text)) {
        const [from, to] = [roomOf(file), roomOf(path.join(path.dirname(file), specifier))];
        const isNeighbour = from?.split('/')[0] === to?.split('/')[0];
        if (from && to && from !== to && isNeighbour)
          arrows.set(`${from} → ${to}`, `${file}: ${specifier}`);
      }
    }
    // An arrow whose end points nowhere, or whose start nothing points to, is in no ring.
    let left = [...arrows.keys()];
    for (let before = 0; before !== left.length;) {
      before = left.length;
      const starts = new Set(left.map((arrow) => arrow.split(' → ')[0]));
      const ends = new Set(left.map((arrow) => arrow.split(' → ')[1]));
      left = left.filter((arrow) => {
        const [from, to] = arrow.split(' → ');
        return ends.has(from) && starts.has(to);
      });
    }
    expectNone(left.map((arrow) => `${arrow}, ${arrows.get(arrow)}`));
    expect(arrows.size).toBeGreaterThan(30);
  });

  it('have in entities only what several rooms use: what one feature or the shell alone uses is there', () => {
    const users = new Map<string, Set<string>>();
    for (const { file, text } of sources) {
      // A route belongs to the feature that it shows.
      const room = file
        .slice(folder.length)
        .replace(/^routes\/_app\/([\w-]+).*/, 'features/$1')
        .replace(/^((?:features|entities)\/[^/]+|[^/]+).*/, '$1');
      for (const { specifier } of importsOf(text)) {
        const used = path.join(path.dirname(file), specifier);
        users.set(used, (users.get(used) ?? new Set()).add(room));
      }
    }
    const offenders = sources.filter(({ file }) => {
      const [room = '', ...others] = users.get(file) ?? [];
      return (
        file.startsWith(`${folder}entities/`) && !others.length && !room.startsWith('entities/')
      );
    });
    expectNone(
      offenders.map(({ file }) => `${file}: ${[...(users.get(file) ?? ['nobody'])].join()}`),
    );
  });

  it('find what another file renders by the attributes of dom.ts', () => {
    const scripts = sources.filter(({ file }) => !file.endsWith('.css'));
    const offenders = scripts.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/\[(data-[\w-]+)/g), ([, name = '']) => name)
        // What a file renders itself, it may look for.
        .filter((name) => !text.includes(` ${name}`))
        .map((name) => `${file}: ${name}`),
    );
    expectNone(offenders);
  });

  it('write a breakpoint of their styles as (width < 1200px)', () => {
    const styles = sources.filter(({ file }) => file.endsWith('.css'));
    expectNone(matches(styles, /\((?:min|max)-width/));
  });

  const isLabel = (text: string) =>
    text.split(' ').every((word) => /^([^a-z]|(a|as|of|to|in|on|the)$)/.test(word));

  it('write the buttons of forms and questions in title case', () => {
    const buttons = sources.flatMap(({ file, text }) =>
      Array.from(
        text.matchAll(/(?:confirm|cancel|submit)Label(?:=|: )[^\n]*/g),
        ([line]) => [file, line.replaceAll(/\$\{.*?\}/g, '1')] as const,
      ),
    );
    expectNone(
      buttons.flatMap(([file, line]) =>
        Array.from(line.matchAll(/['"`]([A-Z][^'"`]*)['"`]/g), ([, label = '']) => label)
          .filter((label) => !isLabel(label))
          .map((label) => `${file}: ${label}`),
      ),
    );
  });

  it('say each text once, but for labels such as Mark as Failed', () => {
    const places = new Map<string, string[]>();
    for (const { file, text } of sources) {
      const uncommented = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      for (const [, ...found] of uncommented.matchAll(
        /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}=;]+)</g,
      )) {
        const said = found.join('').replaceAll(/\s+/g, ' ').trim();
        if (!/^[A-Z](.* ){2}/.test(said) || isLabel(said)) continue;
        places.set(said, [...(places.get(said) ?? []), file]);
      }
    }
    expectNone(
      [...places]
        .filter(([, files]) => files.length > 1)
        .map(([text, files]) => `"${text}" is in ${files.join(' and ')}`),
    );
  });
});

describe('the packages', () => {
  /** The same thing in two packages, and what a generator has in the text that it prints. */
  const shared = [
    'listen',
    'Schema',
    'valueAt',
    'Operation',
    'OperationId',
    'operations',
    'ValueKind',
  ];

  it('export each name from one file, so that a search finds one thing', () => {
    const sources = code.filter(
      ({ file }) =>
        /^packages\/[^/]+\/src\//.test(file) &&
        // The handlers of an area of the mock have the names of its records.
        !/\.test\.tsx?$|\/generated\/|\/mock-server\/src\/areas\//.test(file),
    );
    expectNone(exportedTwice(sources, shared));
  });
});

describe('the files', () => {
  it('contain no postponed work', () => {
    // Written so that this file does not match itself.
    expectNone(matches(texts, /\b(TO)(DO)\b|\b(FIX)(ME)\b|\bX{3}\b/));
  });

  it('skip no test and run none alone', () => {
    const pattern =
      /\b(it|test|describe|suite|bench)(\.\w+)*\.(only|skip|todo|fixme|skipIf|runIf)\b/;
    expectNone(matches(code, pattern));
  });

  it(`are of ${longestFile} lines at most, if written by hand`, () => {
    const long = code
      .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > longestFile);
    expectNone(long.map(({ file, lines }) => `${file} has ${lines} lines`));
  });

  it('of the mock ask its clock for the time, so that the same seed and clock give the same bytes', () => {
    const mock = code.filter(
      ({ file }) =>
        /^packages\/mock-server\/(src|test)\//.test(file) && !file.endsWith('/clock.ts'),
    );
    expectNone(matches(mock, /\bnew Date\(\s*\)|(?<!\bnew )(?<![.\w])Date\(\s*\)/));
  });
});

/** Fails with one line for each fault: what is wrong, and where. */
function expectNone(faults: readonly string[]): void {
  expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);
}

/** The workspace package of an import. Undefined for one inside the package or outside the workspace. */
function workspaceNameOf(source: Source, specifier: string, folder: string): string | undefined {
  if (specifier.startsWith('@dropcatch/')) return specifier.split('/').slice(0, 2).join('/');
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(source.file), specifier);
  if (target.startsWith(`${folder}/`)) return undefined;
  return target.replace(/^(?:apps|packages)\/([^/]+)\/.*/, '@dropcatch/$1');
}

/** The names that several files export, each with its files, without those that may. */
function exportedTwice(sources: readonly Source[], shared: readonly string[] = []): string[] {
  const declared = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  const places = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    for (const [, name = ''] of text.matchAll(declared)) {
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  return [...places]
    .filter(([name, files]) => files.size > 1 && !shared.includes(name))
    .map(([name, files]) => `${name} is exported by ${[...files].join(' and ')}`);
}

/** Whether a file is part of the package itself, not of its tests and tools. */
function isSource({ file }: Source, folder: string): boolean {
  return file.startsWith(`${folder}/src/`) && !/\.test\.tsx?$/.test(file);
}

/** `file:line` of every match of a pattern. */
function matches(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

function manifestOf(folder: string) {
  return JSON.parse(readFileSync(inRepo(folder, 'package.json'), 'utf8'));
}

function dependenciesOf(folder: string, fields = ['dependencies', 'devDependencies']) {
  const manifest = manifestOf(folder);
  return fields.flatMap((field) =>
    Object.entries<string>(manifest[field] ?? {}).map(([name, version]) => ({ name, version })),
  );
}
