import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchOptions, compare } from '@dropcatch/tooling/compare';
import { otherBuild, runInBuild } from '@dropcatch/tooling/other-build';
import { consoleIn, type App } from './app.ts';
import { goals, measures } from './measures.ts';
import { serve } from './server.ts';
import type { Subject } from './visit.ts';

const workspace = 'apps/console';

const options = benchOptions(process.argv.slice(2));
const other = otherBuild(options.against);
runInBuild(other.folder, workspace, 'build');

const apps: Record<string, App> = {
  'this build': consoleIn(path.join(import.meta.dirname, '..')),
  before: consoleIn(path.join(other.folder, workspace)),
};
for (const file of options.peers) {
  const { app }: { app: App } = await import(pathToFileURL(path.resolve(file)).href);
  apps[path.parse(file).name] = app;
}
const subjects: Record<string, Subject> = {};
for (const [name, app] of Object.entries(apps)) subjects[name] = { app, served: await serve(app) };

console.log(
  `The console beside ${other.title}. CPU 4 × slower, fast 4G, HTTP/2, 50 ms for each answer.` +
    ` In parentheses: this build's figure divided by that one`,
);
await compare(subjects, measures, options, goals);
for (const { served } of Object.values(subjects)) served.close();
