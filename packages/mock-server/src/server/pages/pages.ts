import type { Exchange, Reply } from '../../engine/exchange.ts';
import type { Mock } from '../../mock.ts';
import { ControlError } from '../../world/input.ts';
import { home, submit } from './home.ts';
import { ASSETS, html, OPENAPI, pageReply, PATHS } from './html.ts';
import { requests } from './requests.ts';

/** The contract is long, and most mocks run without anybody reading it. */
const contract = () => import('./reference.ts');

/** What is for people, by its path. */
const PAGES: Readonly<Record<string, (mock: Mock, origin: string) => Reply | Promise<Reply>>> = {
  [PATHS.home]: home,
  [PATHS.requests]: requests,
  [PATHS.reference]: async () => (await contract()).reference(),
  [OPENAPI]: async () => (await contract()).openapiReply(),
  [`${ASSETS}start.js`]: async () => (await contract()).startScript(),
};

/** Whether a request is for one of the pages for people. */
export function isPage({ method, path }: Exchange): boolean {
  if (method === 'POST') return path === PATHS.home;
  return Object.hasOwn(PAGES, path) && (method === 'GET' || method === 'HEAD');
}

/** A page for people; `origin` is where the mock was called: `http://127.0.0.1:4010`. */
export async function page(mock: Mock, exchange: Exchange, origin: string): Promise<Reply> {
  if (exchange.method === 'POST') return submitted(mock, await exchange.text(), origin);
  return (PAGES[exchange.path] ?? home)(mock, origin);
}

/** What comes of a form: the page anew, or why it could not be done. */
function submitted(mock: Mock, text: string, origin: string): Reply {
  try {
    submit(mock, text);
    return { status: 303, headers: { location: PATHS.home }, body: '' };
  } catch (error) {
    if (error instanceof ControlError) return home(mock, origin, error.message);
    throw error;
  }
}

/** What a stranger gets instead of a page: they tell accounts and requests. */
export function pageRefusal(path: string): Reply {
  return pageReply(
    { path, title: 'Not here', status: 403 },
    html`<h1>Not here</h1>
      <p>These pages are for the machine that the mock runs on.</p>`,
  );
}
