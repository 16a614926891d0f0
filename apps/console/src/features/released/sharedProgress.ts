import type { CheckProgress } from '@dropcatch/sdk';
import * as v from 'valibot';
import { Progress } from './progressSchema.ts';

/** What tabs tell each other. */
const News = v.object({ sessionId: v.string(), progress: Progress });

/** The channel between the tabs of a browser. */
const channelName = 'releasedChecks';

/** Tells the other tabs how far a check is. */
export function tellProgress(sessionId: string, progress: CheckProgress): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage({ sessionId, progress });
  channel.close();
}

/** Listens to what other tabs tell of checks. Answers how to stop that. */
export function hearProgress(
  listener: (sessionId: string, progress: CheckProgress) => void,
): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = v.safeParse(News, data);
    if (news.success) listener(news.output.sessionId, news.output.progress);
  });
  return () => channel.close();
}
