// Plain JavaScript: it has to run on whatever Node is there. pnpm brings Node 24 as a dependency,
// but runs a script even when its install has failed, and then the host's own Node is found.
const [major] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `This needs Node 24, which comes with the project's dependencies, but found ${process.version}.\n` +
      'So the installation has failed: run "npx pnpm@12 install" and see what it says.',
  );
  process.exit(1);
}
