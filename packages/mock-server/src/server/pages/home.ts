import { ADMIN_ID, MANAGER_ID, PASSWORD, USER_ID } from '../../areas/users/people.ts';
import type { Reply } from '../../engine/exchange.ts';
import { FAULT_KINDS } from '../../engine/faults.ts';
import { API_BASE } from '../../engine/routes.ts';
import { operations } from '../../generated/contract.ts';
import type { Mock } from '../../mock.ts';
import { settle } from '../../world/jobs.ts';
import { callControl, CONTROL_BASE } from '../control.ts';
import { type Content, facts, type Html, html, pageReply, PATHS, table } from './html.ts';

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

const count = (number: number): string => number.toLocaleString('en');

function state(mock: Mock): Html {
  const { store, catalogue } = mock.world;
  const running = store.jobs.filter(({ status }) => status === 'running').length;
  return html`<section class="card">
    <h2>The world</h2>
    ${facts([
      ['Seed', html`<code>${mock.seed}</code>`],
      ['Scenario', mock.scenarios.join(' + ')],
      ['Domains', count(catalogue.size)],
      ['Users', count(store.users.size)],
      ['Orders', count(store.orders.size)],
      ['Jobs that run', count(running)],
      ['Requests', html`<a href="${PATHS.requests}">${count(mock.requests.length)}</a>`],
      [
        'Breaches of the contract',
        html`<a href="${PATHS.requests}#violations">${count(mock.violations.length)}</a>`,
      ],
    ])}
  </section>`;
}

/** A form that makes a call of the control API: its fields are the call's body. */
function form(call: string, fields: Content, label: string): Html {
  return html`<form method="post" action="${PATHS.home}">
    <input type="hidden" name="call" value="${call}" />${fields}<button>${label}</button>
  </form>`;
}

const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

function select(name: string, label: string, values: readonly string[], none?: string): Html {
  const first = none === undefined ? '' : html`<option value="">${none}</option>`;
  return html`<label
    >${label}
    <select name="${name}">
      ${first}${values.map((value) => html`<option>${value}</option>`)}
    </select></label
  >`;
}

const STEPS: readonly (readonly [label: string, seconds: number])[] = [
  ['+1 minute', 60],
  ['+15 minutes', 900],
  ['+1 hour', 3600],
  ['+1 day', 86_400],
];

/** How fast the clock may be made to run, as a multiple of real time. */
const SPEEDS = [1, 10, 60];

function clock(mock: Mock): Html {
  const { now, frozen, speed } = mock.clock.state();
  const pace = frozen ? 'stands still' : speed === 1 ? 'runs' : `runs ${speed} times as fast`;
  return html`<section class="card">
    <h2>Clock</h2>
    <p><time datetime="${now}">${now}</time> <span class="quiet">(${pace})</span></p>
    ${STEPS.map(([label, seconds]) => form('PUT clock', hidden('advance', seconds), label))}
    ${form('PUT clock', hidden('frozen', String(!frozen)), frozen ? 'Let it run' : 'Freeze')}
    ${SPEEDS.map((times) => form('PUT clock', hidden('speed', times), `${times}×`))}
    ${form('POST jobs', hidden('step', 1), 'Let the next job end')}
    ${form(
      'PUT clock',
      html`<label>Time <input name="now" value="${now}" size="22" required /></label>`,
      'Set',
    )}
  </section>`;
}

function faults(mock: Mock): Html {
  const kinds = Object.keys(FAULT_KINDS).filter((kind) => kind !== 'answer' && kind !== 'delay');
  const planned = mock.faults
    .list()
    .map(({ id, fault, hits }) =>
      form(
        `DELETE faults ${id}`,
        html`<span
          >${fault.kind} of ${fault.operation ?? 'every call'}, ${hits}
          ${hits === 1 ? 'hit' : 'hits'}</span
        >`,
        'Remove',
      ),
    );
  const ids = operations.map(({ id }) => id);
  return html`<section class="card">
    <h2>Faults</h2>
    ${planned.length === 0 ? html`<p class="quiet">None planned.</p>` : planned}
    ${form(
      'POST faults',
      [
        select('kind', 'Kind', kinds),
        select('operation', 'Operation', ids, 'every call'),
        html`<label>Times <input name="times" inputmode="numeric" size="3" /></label>`,
      ],
      'Add',
    )}
    ${form(
      'PUT latency',
      html`<label
        >Latency in ms <input name="latency" value="${mock.network.state.latency}" size="12"
      /></label>`,
      'Set',
    )}
  </section>`;
}

function scenario(mock: Mock): Html {
  const names = [...mock.knownScenarios.keys()];
  return html`<section class="card">
    <h2>Scenario</h2>
    <p>Each of these begins anew: what happened so far is gone.</p>
    ${names.map((name) => form('POST reset', hidden('scenarios', name), name))}
    ${form('POST reset', '', 'Reset to the start')}
  </section>`;
}

const COMMANDS: readonly (readonly [what: string, call: string, body?: string])[] = [
  ['Change one record', 'PATCH /state/orders/1868', '{"state":"FAILED"}'],
  ['Let one call fail', 'POST /faults', '{"kind":"status","operation":"orders/list","times":1}'],
  ['Look at everything', 'GET /status'],
];

function commands(origin: string): Html {
  const line = (call: string, body: string | undefined): string => {
    const [method = '', path = ''] = call.split(' ');
    const verb = method === 'GET' ? '' : ` -X ${method}`;
    return `curl${verb} ${origin}${CONTROL_BASE}${path}${body === undefined ? '' : ` -d '${body}'`}`;
  };
  return html`<section class="card">
    <h2>From a script</h2>
    <p>The control API does all of this, and answers this machine only.</p>
    ${COMMANDS.map(
      ([what, call, body]) =>
        html`<h3>${what}</h3>
          <pre><code>${line(call, body)}</code></pre> `,
    )}
  </section>`;
}

/** The page that somebody sees who opens the mock in a browser: who to sign in as, how the world stands, and what changes it. */
export function home(mock: Mock, origin: string, trouble?: string): Reply {
  settle(mock.world);
  return pageReply(
    { path: PATHS.home, title: 'Overview', status: trouble === undefined ? 200 : 400 },
    html`<h1>The drop-catching service, simulated</h1>
      ${trouble === undefined ? '' : html`<p role="alert" class="failed">${trouble}</p>`}
      <p class="lead">
        Every call of the contract, answered from a seeded, living store. The API is at
        <code>${origin}${API_BASE}</code>; the <a href="${PATHS.reference}">API reference</a> says
        what it can do, the <a href="${PATHS.requests}">request journal</a> what was asked.
      </p>
      <div class="cards">
        ${accounts(mock)}${state(mock)}${clock(mock)}${faults(mock)}${scenario(mock)}${commands(origin)}
      </div>`,
  );
}

/** A field of a form as the control API takes it: a number or a flag where it is one, else the text. */
function typed(name: string, text: string): unknown {
  if (name === 'scenarios') return [text];
  if (text === 'true' || text === 'false') return text === 'true';
  return name !== 'latency' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Makes the call of the control API that a form of the page asks for. Throws a ControlError that says why it cannot be done. */
export function submit(mock: Mock, text: string): void {
  const fields = new URLSearchParams(text);
  const [method = '', name = '', id] = (fields.get('call') ?? '').split(' ');
  const given = [...fields].filter(([field, value]) => field !== 'call' && value !== '');
  const body = Object.fromEntries(given.map(([field, value]) => [field, typed(field, value)]));
  callControl(method, name, { mock, id, body });
}
