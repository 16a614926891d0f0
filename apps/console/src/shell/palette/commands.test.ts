import { IconWorld } from '@tabler/icons-react';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchCommands, readLookUp, type Command } from './commands.ts';

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

  test('never breaks, never invents', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const found of matchCommands(text, commands)) expect(commands).toContain(found);
      }),
    );
  });
});

describe('looking up', () => {
  test.for([
    ['42', { orderId: 42, domain: '42', sure: true }],
    ['#1842', { orderId: 1842, sure: true }],
    ['#0', { sure: false }],
    ['TidalForge.com ', { domain: 'tidalforge.com', sure: true }],
    ['\u200Etidal.com\u200B', { domain: 'tidal.com', sure: true }],
    ['bücher.de', { domain: 'bücher.de', sure: true }],
    ['tidal', { domain: 'tidal', sure: false }],
    ['two words', { sure: false }],
    ['a..b', { sure: false }],
    ['-x', { sure: false }],
    ['', { sure: false }],
  ] as const)('%j is read as %j', ([text, read]) => {
    expect(readLookUp(text)).toEqual(read);
  });
});
