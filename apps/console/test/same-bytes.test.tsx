import { createMock } from '@dropcatch/mock-server/browser';
import { operations } from '@dropcatch/sdk/operations';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { answersOf, mockOptions, type Answers } from './kit/answers.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The answers of a mock in Node (vitest.config.ts). */
    answersInNode: () => Promise<Answers>;
  }
}

test('the mock answers the same bytes in Node and in Chromium for the same seed, clock and requests', async () => {
  const mock = createMock(mockOptions);
  const [inPage, inNode] = [await answersOf(mock), await commands.answersInNode()];
  expect(inPage.lines).toEqual(inNode.lines);
  expect(inPage.digest).toBe(inNode.digest);
  const answered = inPage.lines.filter((line) => / 20\d /.test(line));
  expect(answered.length).toBeGreaterThan(150);
  expect(new Set(mock.requests.map(({ operation }) => operation))).toEqual(
    new Set(Object.keys(operations)),
  );
});
