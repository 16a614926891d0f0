/** Prints the SDK's size and the cost of a call beside the build of another commit and other libraries. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchOptions, compare, type Figures, type Measure } from '@dropcatch/tooling/compare';
import { otherBuild } from '@dropcatch/tooling/other-build';
import { callOf, otherCalls } from './calls.ts';
import { cpuPerCall } from './cpu.ts';
import { client, clientLimit, oneArea, sizeOf, treeShaken } from './size.ts';

/** The SDK of a commit, or another library. */
interface Subject {
  /** Lines of code whose bundles are measured, by figure, and the package that they are in. */
  code: Readonly<Record<string, string>>;
  folder?: string;
  call: () => Promise<unknown>;
}

const everything = 'everything, bytes gzip';

const sizes: Measure<Subject> = {
  title: 'Bundles, minified',
  isExact: true,
  take: async ({ code, folder }) => {
    const figures: Figures = {};
    for (const [name, line] of Object.entries(code)) {
      const { minified, gzip } = await sizeOf(line, folder);
      figures[name] = name.endsWith('gzip') ? gzip : minified;
    }
    return figures;
  },
};

const cost: Measure<Subject> = {
  title: 'A PUT with a JSON body',
  take: async ({ call }) => ({ 'CPU, µs': await cpuPerCall(call) }),
};

async function sdkIn(folder: string): Promise<Subject> {
  const sdk: Parameters<typeof callOf>[0] = await import(
    pathToFileURL(path.join(folder, 'src/index.ts')).href
  );
  const shaken = Object.entries(treeShaken).map(([name, code]) => [`${name}, bytes`, code]);
  const code = { [everything]: client, 'one area, bytes gzip': oneArea };
  return { folder, call: callOf(sdk), code: { ...code, ...Object.fromEntries(shaken) } };
}

const options = benchOptions(process.argv.slice(2));
const other = otherBuild(options.against);
const subjects: Record<string, Subject> = {
  'this build': await sdkIn(path.join(import.meta.dirname, '..')),
  before: await sdkIn(path.join(other.folder, 'packages/sdk')),
};
for (const [name, call] of Object.entries(otherCalls)) {
  const code = name === 'fetch' ? {} : { [everything]: `export { default } from '${name}'` };
  subjects[name] = { call, code };
}
console.log(
  `The SDK, with ky, beside ${other.title}. In parentheses: this build's figure divided by that one`,
);
await compare(subjects, [sizes, cost], options, { [everything]: clientLimit });
