import { describe, expect, it } from 'vitest';

import { bareTexts } from './bare-texts.ts';

const head = `
import type { ReactElement, ReactNode } from 'react';
import { Group } from '@mantine/core';
declare const is: boolean, name: string, count: number, node: ReactNode, element: ReactElement, names: string[];
const Day = () => (is ? <i>today</i> : 'never');
const Mark = () => (is ? <i /> : null);
const Icon = () => <i />;
`;

const beside = ['a bare text beside what changes'];

/** What is said of elements. */
const cases: readonly (readonly [what: string, jsx: string, said: readonly string[]])[] = [
  ['an element that comes before a text', '<p>{is && <b />}Total</p>', beside],
  ['an element that comes after a text', '<p>Total{is ? <b /> : null}</p>', beside],
  ['a text that comes and goes', "<p><b />{is && ' so far'}</p>", beside],
  ['a text that changes', '<p>{count} of them</p>', beside],
  ['what may be a text', '<p>{is && <b />}{node}</p>', beside],
  ['a component that comes and goes', '<p>Total <Mark /></p>', beside],
  ['a child of a component', '<Group>{is && <b />}Total</Group>', beside],
  ['a text in a fragment', '<>Total <b /></>', ['a bare text in a fragment']],
  ['a list of texts', '<p>{names}</p>', ['a bare text in a list']],
  ['a component that may be a text', '<p><Day /></p>', ['<Day> may be a bare text']],
  ['a text alone in its element', '<p>{is && <b />}<span>{name}</span></p>', []],
  ['a sentence that stays as it is', '<p>Total of <b>{name}</b>, <Icon /> per day.</p>', []],
  ['a text or an element, alone', '<p>{is ? name : element}</p>', []],
  ['elements that come and go', '<p>{is && <b />} {name && <i />} {element}</p>', []],
  ['a list of elements', '<p>{names.map((each) => <b key={each} />)}<Mark /></p>', []],
];

describe('in a translated page', () => {
  it('the console has no bare text beside what comes and goes', { timeout: 120_000 }, () => {
    expect(bareTexts()).toEqual([]);
  });

  it('a bare text is found only where it breaks', { timeout: 60_000 }, () => {
    const lines = cases.map(([, jsx], index) => `export const Case${index} = () => ${jsx};`);
    const found = bareTexts([head.trim(), ...lines].join('\n'));
    const first = head.trim().split('\n').length + 1;
    const said = cases.map(([what, jsx], index) => {
      const place = `src/fixture.tsx:${first + index}: `;
      const texts = found.filter((text) => text.startsWith(place));
      return [what, jsx, texts.map((text) => text.slice(place.length))];
    });
    expect(said).toEqual(cases);
  });
});
