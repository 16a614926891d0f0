import { API_BASE } from '../contract/routes.ts';
import { CONTROL_BASE } from '../control/control.ts';
import type { Reply } from '../exchange.ts';
import { settle } from '../jobs/settle.ts';
import type { Mock } from '../mock.ts';
import { SCENARIOS } from '../scenario.ts';
import { ADMIN_ID, MANAGER_ID, PASSWORD, USER_ID } from '../seed/users.ts';
import { type Html, html } from './html.ts';
import { PATHS, pageReply } from './layout.ts';
import { facts, table } from './table.ts';

const ACCOUNTS = [ADMIN_ID, MANAGER_ID, USER_ID];

function accounts({ world: { store } }: Mock): Html {
  const rows = ACCOUNTS.flatMap((id) => {
    const user = store.users.get(id);
    if (user === undefined) return [];
    const name = [user.first_name, user.last_name].filter((part) => part != null).join(' ');
    return [[html`<code>${user.email}</code>`, user.role, name] as const];
  });
  return html`<section class="card">
    <h2>Accounts</h2>
    <p>
      The password of all of them is <code>${PASSWORD}</code>. The user is one of the manager's.
    </p>
    ${table(['Email', 'Role', 'Name'], rows)}
  </section>`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function clockText({ clock }: Mock): Html {
  const { now, frozen, speed } = clock.state();
  const pace = frozen ? 'stands still' : speed === 1 ? 'runs' : `runs ${speed} times as fast`;
  return html`<time datetime="${now}">${now}</time> <span class="quiet">(${pace})</span>`;
}

function state(mock: Mock): Html {
  const { store, catalogue } = mock.world;
  const running = store.jobs.filter(({ status }) => status === 'running').length;
  return html`<section class="card">
    <h2>The world</h2>
    ${facts([
      ['Seed', html`<code>${mock.seed}</code>`],
      ['Scenario', mock.scenarios.join(' + ')],
      ['Clock', clockText(mock)],
      ['Domains', count(catalogue.size)],
      ['Users', count(store.users.size)],
      ['Orders', count(store.orders.size)],
      ['Jobs that run', count(running)],
      ['Faults', count(mock.faults.list().length)],
      ['Requests', html`<a href="${PATHS.requests}">${count(mock.requests.length)}</a>`],
      [
        'Breaches of the contract',
        html`<a href="${PATHS.requests}#violations">${count(mock.violations.length)}</a>`,
      ],
    ])}
  </section>`;
}

const COMMANDS: readonly (readonly [what: string, call: string, body?: string])[] = [
  ['Begin anew, in another scenario', 'POST /reset', '{"scenarios":["failing-jobs"]}'],
  ['Move the clock by an hour', 'PUT /clock', '{"advance":3600}'],
  ['Let the next job end', 'POST /jobs', '{"step":1}'],
  ['Let one call fail', 'POST /faults', '{"kind":"status","operation":"orders/list","times":1}'],
  ['Look at everything', 'GET /status'],
];

function control(origin: string): Html {
  const line = (call: string, body: string | undefined): string => {
    const [method = '', path = ''] = call.split(' ');
    const verb = method === 'GET' ? '' : ` -X ${method}`;
    return `curl${verb} ${origin}${CONTROL_BASE}${path}${body === undefined ? '' : ` -d '${body}'`}`;
  };
  return html`<section class="card">
    <h2>Change it</h2>
    <p>
      The control API answers this machine only. Scenarios:
      ${SCENARIOS.map((name, i) => [i > 0 ? ', ' : '', html`<code>${name}</code>`])}.
    </p>
    ${COMMANDS.map(
      ([what, call, body]) =>
        html`<h3>${what}</h3>
          <pre><code>${line(call, body)}</code></pre> `,
    )}
  </section>`;
}

/** The page that somebody sees who opens the mock in a browser: who to sign in as, and how the world stands. */
export function home(mock: Mock, origin: string): Reply {
  settle(mock.world);
  return pageReply(
    { path: PATHS.home, title: 'Overview' },
    html`<h1>The drop-catching service, simulated</h1>
      <p class="lead">
        Every call of the contract, answered from a seeded, living store. The API is at
        <code>${origin}${API_BASE}</code>; the <a href="${PATHS.reference}">API reference</a> tells
        what it can do, the <a href="${PATHS.requests}">request journal</a> what was asked.
      </p>
      <div class="cards">${accounts(mock)}${state(mock)}</div>
      ${control(origin)}`,
  );
}
