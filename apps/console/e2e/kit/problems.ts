import type { BrowserContext } from '@playwright/test';

/** The problems in a context's pages, one line each, and those that a test expects. */
export interface Problems {
  /** Expects problems that match. A pattern without a match fails the test too. */
  expect: (...patterns: RegExp[]) => void;
  /** Allows problems that match. */
  allow: (...patterns: RegExp[]) => void;
  /** The problems that nobody expected or allowed, and the expected ones that are missing. */
  unexpected: () => string[];
}

/**
 * Records every console error and warning (such as a violated Content-Security-Policy), every uncaught error, every
 * response of 400 or above and every failed request. A request that the page cancels is no problem.
 */
export function followProblems(context: BrowserContext): Problems {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const text = message.text();
    // The browser's message about a response that is recorded below.
    if (text.startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) seen.push(`${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${call(response.request())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') seen.push(`${reason} ${call(request)}`);
  });
  return {
    expect: (...patterns) => void expected.push(...patterns),
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => [
      ...seen.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !seen.some((line) => pattern.test(line)))
        .map((pattern) => `expected, but did not happen: ${pattern.source}`),
    ],
  };
}

function call(request: { method: () => string; url: () => string }): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
