#!/usr/bin/env node
import module from 'node:module';

// From the second start on, Node loads the modules below from its compile cache, without types to
// strip. This file is loaded before that, so it is plain JavaScript: stripping types costs start
// time and memory.
module.enableCompileCache?.();
const { main } = await import('./cli/main.ts');
await main(process.argv.slice(2));
