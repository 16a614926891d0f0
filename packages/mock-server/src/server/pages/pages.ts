import type { Reply } from '../../engine/reply.ts';
import type { ServiceRequest } from '../../engine/request.ts';
import type { Mock } from '../../mock/mock.ts';
import { refusalOf } from '../control.ts';
import { home, submit } from './home.ts';
import { ASSETS, html, OPENAPI, pageReply, PATHS } from './html.ts';
import { requests } from './requests.ts';

/** Loaded on demand: the contract is large and most mocks never show it. */
const contract = () => import('./reference.ts');

const PAGES: Readonly<Record<string, (mock: Mock, api: string) => Reply | Promise<Reply>>> = {
  [PATHS.home]: home,
  [PATHS.requests]: requests,
  // Browsers ask for it. There is none.
  '/favicon.ico': () => ({ status: 204, headers: {}, body: '' }),
  [PATHS.reference]: async () => (await contract()).reference(),
  [OPENAPI]: async () => (await contract()).openapiReply(),
  [`${ASSETS}start.js`]: async () => (await contract()).startScript(),
};

export function isPage({ method, path }: ServiceRequest): boolean {
  if (method === 'POST') return path === PATHS.home;
  return Object.hasOwn(PAGES, path) && (method === 'GET' || method === 'HEAD');
}

/** Answers with a page. `api` is the address of the API in the request: `http://127.0.0.1:4010/api`. */
export async function page(mock: Mock, request: ServiceRequest, api: string): Promise<Reply> {
  if (request.method === 'POST') return submitted(mock, request, api);
  return (PAGES[request.path] ?? home)(mock, api);
}

/** Handles a form: redirects to the page, or shows it with the error. */
async function submitted(mock: Mock, request: ServiceRequest, api: string): Promise<Reply> {
  try {
    await submit(mock, await request.text());
    return { status: 303, headers: { location: PATHS.home }, body: '' };
  } catch (error) {
    return home(mock, api, refusalOf(error).error);
  }
}

/** The 403 for other machines: the pages show accounts and requests. */
export function pageRefusal(path: string): Reply {
  return pageReply(
    { path, title: 'Not here', status: 403 },
    html`<h1>Not here</h1>
      <p>These pages are for the machine that the mock runs on.</p>`,
  );
}
