import { pathsOf } from '@dropcatch/tooling/browser';
import { openPuppeteer } from './puppeteerDriver.ts';
import { playIn } from './run.ts';

const [executablePath = 'firefox-esr'] = pathsOf('firefox-esr');

playIn('Firefox', () => openPuppeteer({ browser: 'firefox', executablePath }));
