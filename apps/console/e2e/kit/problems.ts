import type { BrowserContext } from '@playwright/test';

/** What went wrong in a context's pages, one line each, and what a test expects to go wrong. */
export interface Problems {
  /** Says that lines like these will be there. One that never comes is a failure too. */
  expect: (...patterns: RegExp[]) => void;
  /** Says that lines like these may be there, or not. */
  allow: (...patterns: RegExp[]) => void;
  /** What went wrong against expectation: lines that nobody expected, and expected ones that are missing. */
  unexpected: () => string[];
}

/**
 * Notes every console error and warning (a broken Content-Security-Policy is one), every uncaught error, every answer
 * of 400 or above and every request that failed. Requests that the page itself gave up are no problem.
 */
export function followProblems(context: BrowserContext): Problems {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const text = message.text();
    // The browser's own report of an answer that is noted below.
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
