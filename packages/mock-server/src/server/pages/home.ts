import { ADMIN_ID, MANAGER_ID, PASSWORD, USER_ID } from '../../areas/users/people.ts';
import { formatNumber, pluralize } from '../../text/words.ts';
import type { Reply } from '../../engine/reply.ts';
import type { Mock } from '../../mock/mock.ts';
import { settle } from '../../world/jobs.ts';
import { type ControlName, CONTROLS } from '../../mock/controls.ts';
import { runControl } from '../../mock/effects.ts';
import { DAY, HOUR, MINUTE } from '../../world/time.ts';
import { CONTROL_BASE, inputFromTexts } from '../control.ts';
import { card, type Content, html, type Html, pageReply, PATHS, table } from './html.ts';

function accounts({ world: { store } }: Mock): Html {
  const users = [ADMIN_ID, MANAGER_ID, USER_ID].flatMap((id) => store.users.get(id) ?? []);
  const rows = users.map(({ email, role, first_name, last_name }) => {
    const name = [first_name, last_name].filter((part) => part != null).join(' ');
    return [html`<code>${email}</code>`, role, name] as const;
  });
  return html`<p>
      All three have the password <code>${PASSWORD}</code>. The user belongs to the manager.
    </p>
    ${table(['Email', 'Role', 'Name'], rows)}`;
}

function state({ seed, scenarios, requests, violations, world: { store, catalogue } }: Mock): Html {
  const breaches = `${PATHS.requests}#violations`;
  return table(
    [],
    [
      ['Seed', html`<code>${seed}</code>`],
      ['Scenario', scenarios.join(' + ')],
      ['Domains', formatNumber(catalogue.size)],
      ['Users', formatNumber(store.users.size)],
      ['Orders', formatNumber(store.orders.size)],
      [
        'Running jobs',
        formatNumber(store.jobs.filter(({ status }) => status === 'running').length),
      ],
      ['Requests', html`<a href="${PATHS.requests}">${formatNumber(requests.length)}</a>`],
      ['Contract violations', html`<a href="${breaches}">${formatNumber(violations.length)}</a>`],
    ],
  );
}

/** A form that runs a control. Its fields are the inputs. */
function form(
  control: ControlName,
  label: string,
  hidden: Readonly<Record<string, string | number>> = {},
  fields: Content = '',
): Html {
  const values = Object.entries({ control, ...hidden });
  return html`<form method="post" action="${PATHS.home}">
    ${values.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${fields}<button>${label}</button>
  </form>`;
}

const input = (label: string, name: string, size: number, value: string): Html =>
  html`<label>${label} <input name="${name}" value="${value}" size="${size}" /></label>`;

/** Buttons of the clock: steps, and speeds as multiples of real time. */
const STEPS: readonly (readonly [label: string, milliseconds: number])[] = [
  ['+1 minute', MINUTE],
  ['+15 minutes', 15 * MINUTE],
  ['+1 hour', HOUR],
  ['+1 day', DAY],
];
const SPEEDS = [1, 10, 60];

function clock(mock: Mock): Html {
  const { now, frozen, speed } = mock.clock.state();
  const pace = frozen ? 'stands still' : speed === 1 ? 'runs' : `runs ${speed} times as fast`;
  return html`<p><time datetime="${now}">${now}</time> <span class="quiet">(${pace})</span></p>
    ${frozen ? form('clock.resume', 'Let it run') : form('clock.freeze', 'Freeze')}
    ${STEPS.map(([label, milliseconds]) => form('clock.advance', label, { milliseconds }))}
    ${SPEEDS.map((each) => form('clock.setSpeed', `${each}×`, { speed: each }))}
    ${form('jobs.step', 'End the next job')}
    ${form('clock.set', 'Set', {}, input('Time', 'now', 22, now))}`;
}

function faults(mock: Mock): Html {
  const planned = mock.faults.list().map(({ id, fault, hits }) => {
    const text = `${fault.kind} of ${fault.operation ?? 'every call'}, ${pluralize(hits, 'hit')}`;
    return form('faults.remove', 'Remove', { id }, html`<span>${text}</span>`);
  });
  const latency = input('Latency in ms', 'latency', 12, mock.network.state.latency);
  return html`${planned.length === 0 ? html`<p class="quiet">None planned.</p>` : planned}
  ${form('network.set', 'Set', {}, latency)}`;
}

function scenarioButtons({ knownScenarios }: Mock): Html {
  return html`<p>Each of these starts over and discards what has happened so far.</p>
    ${knownScenarios.map((name) => form('reset', name, { scenarios: JSON.stringify([name]) }))}
    ${form('reset', 'Reset to the start')}`;
}

function commands({ world: { store } }: Mock, api: string): Html {
  const at = new URL(CONTROL_BASE, api).href;
  const { id = 1 } = store.orders.all().at(-1) ?? {};
  const change = `curl -X PATCH ${at}/state/orders/${id} -d '{"state":"FAILED"}'`;
  const fail = `curl -X POST ${at}/faults -d '{"kind":"status","operation":"orders/list","times":1}'`;
  return html`<p>The control API does all of this, and answers this machine only.</p>
    <h3>Change one record</h3>
    <pre><code>${change}</code></pre>
    <h3>Make one call fail</h3>
    <pre><code>${fail}</code></pre>
    <h3>Show the status</h3>
    <pre><code>curl ${at}/status</code></pre>`;
}

/** The page at `/`: the accounts, the state of the world, and controls to change it. */
export function home(mock: Mock, api: string, error?: string): Reply {
  settle(mock.world);
  return pageReply(
    { path: PATHS.home, title: 'Overview', status: error === undefined ? 200 : 400 },
    html`<h1>The drop-catching service, simulated</h1>
      ${error === undefined ? '' : html`<p role="alert" class="failed">${error}</p>`}
      <p class="lead">
        Answers every call of the contract from seeded data. The API is at
        <code>${api}</code>. See also the <a href="${PATHS.reference}">API reference</a> and the
        <a href="${PATHS.requests}">request journal</a>.
      </p>
      <div class="cards">
        ${card('Accounts', accounts(mock))} ${card('The world', state(mock))}
        ${card('Clock', clock(mock))} ${card('Faults', faults(mock))}
        ${card('Scenario', scenarioButtons(mock))} ${card('From a script', commands(mock, api))}
      </div>`,
  );
}

const isControl = (name: string): name is ControlName => Object.hasOwn(CONTROLS, name);

/** Runs the control of a submitted form. Throws what the control throws. */
export async function submit(mock: Mock, text: string): Promise<void> {
  const fields = new URLSearchParams(text);
  const name = fields.get('control') ?? '';
  if (!isControl(name)) throw new RangeError(`There is no control ${name}`);
  const given = [...fields].filter(([field, value]) => field !== 'control' && value !== '');
  await runControl(mock, name, inputFromTexts(name, given));
}
