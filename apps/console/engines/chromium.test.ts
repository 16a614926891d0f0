import { provideBrowser } from '@dropcatch/tooling/browser';
import { chromium } from 'playwright';
import { openPuppeteer } from './puppeteerDriver.ts';
import { playIn } from './run.ts';

const { executablePath = chromium.executablePath(), args, env } = provideBrowser();

playIn('Chromium', () => openPuppeteer({ browser: 'chrome', executablePath, args, env }));
