import { playIn } from './run.ts';
import { openWebkit } from './webkitDriver.ts';

playIn('WebKit', openWebkit);
