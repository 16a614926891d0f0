#!/usr/bin/env node
import module from 'node:module';

// What is loaded from here on comes from Node's cache, from the second start on: compiled, and without its types. This
// file comes before it, so it has none: to take types out costs memory and time that a start has better use for.
module.enableCompileCache?.();
const { main } = await import('./cli/main.ts');
await main(process.argv.slice(2));
