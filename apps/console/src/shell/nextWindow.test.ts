import { expect, test } from 'vitest';
import { nextWindow } from './nextWindow.ts';

const tlds = ['org', 'net', 'com', 'eu'];
const at = (time: string) => nextWindow(tlds, Date.parse(time));

test('TLDs that open together are one window, which stays while it is open', () => {
  const comNet = {
    tlds: ['net', 'com'],
    from: '2026-11-23T19:00:00.000Z',
    to: '2026-11-23T20:15:00.000Z',
  };
  expect(at('2026-11-23T16:00:00Z')).toEqual(comNet);
  expect(at('2026-11-23T20:14:59Z')).toEqual(comNet);
});

test('after the last window of a day comes the first of the next one', () => {
  expect(at('2026-11-23T20:15:00Z')).toMatchObject({
    tlds: ['org'],
    from: '2026-11-24T14:30:00.000Z',
  });
});

test('where no TLD has usual hours there is none', () => {
  expect(nextWindow(['eu', 'example'], Date.parse('2031-01-01T00:00:00Z'))).toBeUndefined();
});
