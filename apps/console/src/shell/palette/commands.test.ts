import { IconWorld } from '@tabler/icons-react';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchCommands, parseLookup, type Command } from './commands.ts';

const command = (label: string, keywords = ''): Command => ({
  id: label,
  group: 'Screens',
  label,
  keywords,
  icon: IconWorld,
  run: () => {},
});
const commands = [
  command('Data Sources', 'enrichment'),
  command('Sources', 'import'),
  command('Logout', 'sign out'),
];
const labels = (text: string) => matchCommands(text, commands).map(({ label }) => label);

describe('matching', () => {
  test.for([
    ['', ['Data Sources', 'Sources', 'Logout']],
    ['sour', ['Sources', 'Data Sources']],
    ['OUT sign', ['Logout']],
    ['data  enrich', ['Data Sources']],
    ['nothing', []],
  ] as const)('%j finds %j', ([text, found]) => {
    expect(labels(text)).toEqual(found);
  });

  test('returns only known commands, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const found of matchCommands(text, commands)) expect(commands).toContain(found);
      }),
    );
  });
});

describe('looking up', () => {
  test.for([
    ['42', { orderId: 42, domain: '42', isExact: true }],
    ['#1842', { orderId: 1842, isExact: true }],
    ['#0', { isExact: false }],
    ['TidalForge.com ', { domain: 'tidalforge.com', isExact: true }],
    ['\u200Etidal.com\u200B', { domain: 'tidal.com', isExact: true }],
    ['bücher.de', { domain: 'bücher.de', isExact: true }],
    ['tidal', { domain: 'tidal', isExact: false }],
    ['two words', { isExact: false }],
    ['a..b', { isExact: false }],
    ['-x', { isExact: false }],
    ['', { isExact: false }],
  ] as const)('%j is read as %j', ([text, read]) => {
    expect(parseLookup(text)).toEqual(read);
  });
});
