// Runs a command of this folder: `node run.mjs start`. Plain JavaScript, because it must run on any Node. pnpm provides
// Node 24 as a dependency, but runs a script even when its install has failed. Then it finds the host's Node.
const [major] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `This needs Node 24, which is a dependency of the project, but found ${process.version}.\n` +
      'The installation has failed: run "npx pnpm@12 install" and read its output.',
  );
  process.exit(1);
}

const [name] = process.argv.splice(2, 1);
await import(new URL(`${name}.ts`, import.meta.url));
