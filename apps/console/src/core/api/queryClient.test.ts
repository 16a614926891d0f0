import { ApiError } from '@dropcatch/sdk';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchFresh, queryClient } from './queryClient.ts';

describe('a fresh read', () => {
  /** A screen that shows a record, of which a newer version is read. */
  function readBesideScreen() {
    onTestFinished(() => queryClient.clear());
    const answers: PromiseWithResolvers<string>[] = [];
    const options = {
      queryKey: ['record'],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        signal.throwIfAborted();
        const answer = Promise.withResolvers<string>();
        answers.push(answer);
        return answer.promise;
      },
      meta: { failure: 'Failed to load the record' },
    };
    queryClient.setQueryData(options.queryKey, 'old');
    const screen = new QueryObserver(queryClient, options);
    const close = screen.subscribe(() => {});
    const read = fetchFresh(options);
    return { answers, close, read, screen };
  }

  test('is cached for the screens that show the record', async () => {
    const { answers, read, screen } = readBesideScreen();
    answers.at(-1)?.resolve('new');
    expect(await read).toBe('new');
    expect(screen.getCurrentResult().data).toBe('new');
  });

  test('never answers with old data, even if the screen closes meanwhile', async () => {
    const { answers, close, read } = readBesideScreen();
    close();
    answers.at(-1)?.resolve('new');
    expect(await read).toBe('new');
  });

  test('does not change the stored data when it fails', async () => {
    const { answers, read, screen } = readBesideScreen();
    const gone = new ApiError('orders/get', new Response(null, { status: 404 }), null);
    answers.at(-1)?.reject(gone);
    await expect(read).rejects.toBe(gone);
    expect(screen.getCurrentResult()).toMatchObject({ data: 'old', error: null });
  });
});
