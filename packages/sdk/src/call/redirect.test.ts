import { describe, expect, test, vi } from 'vitest';
import { createClient } from '../create-client.ts';
import { RedirectError } from '../errors/errors.ts';
import { memoryTokens } from '../session/tokens.ts';
import { clientOf, done, rejection } from '../../test/kit/service.ts';

const to = (status: number, location: string) =>
  new Response(null, { status, headers: { location } });
const signIn = { email: 'jan@example.com', password: 'correct-horse' };

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])(
    '%d to another origin is refused, with both named',
    async (status) => {
      const { client, asked, tokens } = clientOf(() => to(status, 'https://evil.test/api/x'));
      for (const call of [() => client.auth.login(signIn), () => client.orders.list()]) {
        const error = await rejection(call());
        expect(error).toBeInstanceOf(RedirectError);
        expect(error).toMatchObject({ code: 'redirect' });
        expect(String(error)).toContain(
          'The service at https://drop.test redirects to https://evil.test. It is another origin.',
        );
      }
      expect(asked.map(({ line }) => line)).toEqual(['POST /auth/login', 'GET /orders']);
      expect(tokens.get()?.access_token).toBe('a1');
    },
  );

  test.each([301, 302, 303])(
    '%d of a write within the origin is refused, since it would be a GET',
    async (status) => {
      const { client, asked } = clientOf(() => to(status, '/api/auth/login/'));
      expect(String(await rejection(client.auth.login(signIn)))).toContain(
        'A POST would become a GET.',
      );
      expect(asked).toHaveLength(1);
    },
  );

  test('within the origin that keeps the method is followed, with headers and body', async () => {
    const { client, asked } = clientOf(({ line }) =>
      line.endsWith('/')
        ? Response.json({ message: 'Watched' })
        : to(308, `/api${line.split(' ')[1]}/`),
    );
    expect(await client.domains.watch({ domain: 'a.com' })).toEqual({ message: 'Watched' });
    expect(asked.map(({ line, token, body }) => [line, token, body])).toEqual([
      ['POST /domains/watchlist', 'a1', '{"domain":"a.com"}'],
      ['POST /domains/watchlist/', 'a1', '{"domain":"a.com"}'],
    ]);
  });

  test('without end, or to no address, is refused', async () => {
    const { client, asked } = clientOf(() => to(302, '/api/orders'));
    expect(String(await rejection(client.orders.list()))).toContain('The redirects do not end.');
    expect(asked).toHaveLength(6);
    const odd = clientOf(() => to(302, 'http://['));
    expect(await rejection(odd.client.orders.list())).toBeInstanceOf(RedirectError);
  });
});

/** A client whose fetch is a browser's, which hides where a redirect leads. */
function inBrowser(final: Response) {
  const hidden = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) =>
    (input as Request).redirect === 'manual' ? hidden : final,
  );
  const client = createClient({
    baseUrl: 'https://drop.test/api',
    fetch,
    maxRetries: 0,
    tokens: memoryTokens(),
  });
  return { client, fetch };
}
const at = (url: string, answer = done()) =>
  Object.defineProperties(answer, { url: { value: url }, redirected: { value: true } });

describe('a redirect in a browser', () => {
  test('of a read is followed within the origin', async () => {
    const { client } = inBrowser(at('https://drop.test/api/orders/'));
    expect((await client.orders.list()).orders).toEqual([]);
  });

  test('of a read to another origin brings no answer', async () => {
    const { client } = inBrowser(at('https://evil.test/orders'));
    expect(String(await rejection(client.orders.list()))).toContain(
      'redirects to https://evil.test.',
    );
  });

  test('of a write is refused', async () => {
    const { client, fetch } = inBrowser(at('https://drop.test/api/auth/login/'));
    expect(await rejection(client.auth.login(signIn))).toBeInstanceOf(RedirectError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
