import { IconWorld } from '@tabler/icons-react';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grouped, matchCommands, parseCommand, parseLookup, type Command } from './commands.ts';

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

describe('words of a command before a name', () => {
  const words = 'quick approve order again connect connection';
  test.for([
    ['order voy', ['order'], 'voy'],
    ['Approve', ['approve'], ''],
    ['appr archcook.info', ['approve'], 'archcook.info'],
    ['order again voy', ['order', 'again'], 'voy'],
    ['connect ID-03', ['connect'], 'ID-03'],
    ['or voy', [], 'or voy'],
    ['voy order', [], 'voy order'],
    ['order.com', [], 'order.com'],
    ['', [], ''],
  ] as const)('are found in %j', ([text, verb, name]) => {
    expect(parseCommand(text, words)).toEqual({ verb, name });
  });

  test('are not in a text for those who have no commands', () => {
    expect(parseCommand('approve 1865', '')).toEqual({ verb: [], name: 'approve 1865' });
  });
});

test('what is there twice shows once, under its first heading', () => {
  const again = { ...command('Sources'), group: 'Recent' };
  expect(grouped([again, ...commands])).toEqual([again, commands[0], commands[2]]);
});
