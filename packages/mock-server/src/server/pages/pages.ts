import type { Exchange, Reply } from '../../engine/exchange.ts';
import type { Mock } from '../../mock.ts';
import { ControlError } from '../../world/input.ts';
import { home, submit } from './home.ts';
import { ASSETS, html, OPENAPI, pageReply, PATHS } from './html.ts';
import { requests } from './requests.ts';

const KNOWN: ReadonlySet<string> = new Set([...Object.values(PATHS), OPENAPI, `${ASSETS}start.js`]);

/** Whether a request is for one of the pages for people. */
export function isPage({ method, path }: Exchange): boolean {
  if (method === 'POST') return path === PATHS.home;
  return KNOWN.has(path) && (method === 'GET' || method === 'HEAD');
}

/** A page for people; `origin` is where the mock was called: `http://127.0.0.1:4010`. */
export async function page(mock: Mock, exchange: Exchange, origin: string): Promise<Reply> {
  const { method, path } = exchange;
  if (method === 'POST') return submitted(mock, exchange, origin);
  if (path === PATHS.requests) return requests(mock);
  if (path === PATHS.home) return home(mock, origin);
  // The contract is long, and most mocks run without anybody reading it.
  const { openapiReply, reference, startScript } = await import('./reference.ts');
  if (path === OPENAPI) return openapiReply();
  return path === PATHS.reference ? reference() : startScript();
}

/** What comes of a form: the page anew, or why it could not be done. */
async function submitted(mock: Mock, exchange: Exchange, origin: string): Promise<Reply> {
  try {
    submit(mock, await exchange.text());
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
