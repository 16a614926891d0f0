import type { Reply } from '../../engine/reply.ts';
import type { JournalEntry } from '../../engine/journal.ts';
import { areaOf } from '../../engine/routes.ts';
import type { Mock } from '../../mock/mock.ts';
import { type Content, type Html, html, pageReply, PATHS, table } from './html.ts';

/** Number of requests on the page, newest first. */
const SHOWN = 200;

function statusText({ status, fault }: JournalEntry): Html {
  const kind = status === undefined || status === 0 || status >= 400 ? 'failed' : 'done';
  const text = status === undefined ? 'not answered' : status === 0 ? 'broken' : status;
  return html`<span class="${kind}">${text}</span
    >${fault === undefined ? '' : ` (fault: ${fault})`}`;
}

function json(title: string, value: unknown): Content {
  return value === undefined
    ? ''
    : html`<details>
        <summary>${title}</summary>
        <pre><code>${JSON.stringify(value, null, 2)}</code></pre>
      </details>`;
}

function sent({ query, body }: JournalEntry): Html {
  const search = new URLSearchParams(query).toString();
  return html`${search === '' ? '' : html`<code>?${search}</code>`}${json('body', body)}`;
}

function row(entry: JournalEntry) {
  const { number, at, method, path, operation, user } = entry;
  const place = `${PATHS.reference}#/${areaOf(operation ?? '')}/${encodeURIComponent(operation ?? '')}`;
  return [
    number,
    html`<time datetime="${at}">${at.slice(11, 19)}</time>`,
    html`<code>${method} ${path}</code>`,
    operation === undefined ? '–' : html`<a href="${place}">${operation}</a>`,
    user ?? '–',
    html`${statusText(entry)} ${json('answer', entry.answer)}`,
    sent(entry),
  ] as const;
}

function violations(mock: Mock): Html {
  const found = mock.violations.toReversed();
  if (found.length === 0)
    return html`<p id="violations" class="done">Nothing broke the contract.</p>`;
  return html`<section class="card" id="violations">
    <h2>Contract violations</h2>
    ${table(
      ['Request', 'What'],
      found.map(({ request, problem }) => [request, problem]),
    )}
  </section>`;
}

/** The newest requests with their answers, and the contract violations. Contains no secrets. */
export function requests(mock: Mock): Reply {
  const newest = mock.requests.slice(-SHOWN).toReversed();
  return pageReply(
    { path: PATHS.requests, title: 'Requests' },
    html`<h1>Requests</h1>
      <p class="lead">
        The newest first, by the mock's clock in UTC. Passwords and tokens are not kept.
      </p>
      ${violations(mock)}
      <section class="card">
        ${
          newest.length === 0
            ? html`<p>No requests yet.</p>`
            : table(['#', 'Time', 'Call', 'Operation', 'Who', 'Answer', 'Sent'], newest.map(row))
        }
      </section>`,
  );
}
