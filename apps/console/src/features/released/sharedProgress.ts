import type { CheckProgress } from '@dropcatch/sdk';
import * as v from 'valibot';

/** What tabs tell each other. Another tab may run another version of the console, so that it is looked at first. */
const News = v.object({
  sessionId: v.string(),
  progress: v.object({
    status: v.string(),
    progress_percent: v.number(),
    checked_domains: v.number(),
    total_domains: v.number(),
    available_domains: v.number(),
    failed_domains: v.number(),
    elapsed_time: v.number(),
    domains_per_second: v.number(),
    estimated_remaining: v.nullable(v.number()),
    current_domain: v.nullable(v.string()),
    error_message: v.nullable(v.string()),
  }),
});

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
