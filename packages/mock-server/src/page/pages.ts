import type { Reply } from '../exchange.ts';
import type { Mock } from '../mock.ts';
import { home } from './home.ts';
import { html } from './html.ts';
import { PATHS, pageReply } from './layout.ts';
import { requests } from './requests.ts';

/** Whether a path is one of the pages for people. */
export function isPage(path: string): boolean {
  return Object.values(PATHS).some((known) => known === path);
}

/** A page for people; `origin` is where the mock was called: `http://127.0.0.1:4010`. */
export async function page(mock: Mock, path: string, origin: string): Promise<Reply> {
  if (path === PATHS.requests) return requests(mock);
  if (path === PATHS.home) return home(mock, origin);
  // The reference is long, and most mocks run without anybody reading it.
  const { reference } = await import('./reference.ts');
  return reference();
}

/** What a stranger gets instead of a page: they tell accounts and requests. */
export function pageRefusal(path: string): Reply {
  return pageReply(
    { path, title: 'Not here', status: 403 },
    html`<h1>Not here</h1>
      <p>These pages are for the machine that the mock runs on.</p>`,
  );
}
