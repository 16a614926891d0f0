import { API_BASE } from '../contract/routes.ts';
import type { Reply } from '../exchange.ts';
import {
  type ReferenceAnswer,
  type ReferenceOperation,
  type ReferenceTag,
  schemas,
  tags,
  title,
} from '../generated/reference.ts';
import { type Html, html } from './html.ts';
import { PATHS, pageReply } from './layout.ts';
import { descriptionOf, exampleOf, inPlace, prose, typeText } from './schema-text.ts';
import { meaning, schemaView } from './schema-view.ts';
import { table } from './table.ts';

function roles({ roles: names }: ReferenceOperation): Html {
  return html`${names.map((name) => html`<span class="role">${name}</span> `)}`;
}

function parameters({ parameters: list }: ReferenceOperation): Html | undefined {
  if (list.length === 0) return undefined;
  const rows = list.map(
    ({ name, in: place, required, description: text, schema }) =>
      [
        html`<code>${name}</code>${required ? '*' : ''}`,
        place,
        typeText(schema),
        meaning(schema, text),
        exampleOf(schema),
      ] as const,
  );
  return html`<h3>Parameters</h3>
    ${table(['Name', 'In', 'Type', 'Meaning', 'Example'], rows)}`;
}

function body({ body: schema }: ReferenceOperation): Html | undefined {
  return (
    schema &&
    html`<h3>Body: ${typeText(schema)}</h3>
      ${schemaView(inPlace(schema))}`
  );
}

function answerType({ contentType, schema, events }: ReferenceAnswer): Html {
  if (events !== undefined) return html`a stream of ${typeText(events)}`;
  if (schema === undefined) return html`nothing`;
  return contentType === 'application/json'
    ? html`${typeText(schema)}`
    : html`a file, ${contentType}`;
}

function answers({ answers: list }: ReferenceOperation): Html {
  const rows = list.map(
    (answer) => [answer.status, answerType(answer), prose(answer.description)] as const,
  );
  return html`<h3>Answers</h3>
    ${table(['Status', 'Body', 'When'], rows)}`;
}

function operation(call: ReferenceOperation): Html {
  const { id, method, path, summary, description: text } = call;
  const where = html`<code>${API_BASE}${path}</code>`;
  return html`<details class="call" id="${id}">
    <summary><span class="method ${method}">${method}</span> ${where} ${summary}</summary>
    <p>${prose(text)}</p>
    <p>Operation <code>${id}</code>, for ${roles(call)}</p>
    ${parameters(call)}${body(call)}${answers(call)}
  </details> `;
}

function area({ name, description: text, operations }: ReferenceTag): Html {
  return html`<section id="tag-${name}">
    <h2>${name}</h2>
    <p class="lead">${prose(text)}</p>
    ${operations.map(operation)}
  </section>`;
}

function components(): Html {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    return html`<section class="card" id="schema-${name}">
      <h3>${name}</h3>
      <p>${prose(descriptionOf(schema))}</p>
      ${schemaView(schema)}
    </section> `;
  });
  return html`<h2 id="schemas">Schemas</h2>
    <p class="lead">
      What bodies and answers are made of. A star marks a field that is always there.
    </p>
    ${entries}`;
}

function page(): Reply {
  const count = tags.reduce((sum, { operations }) => sum + operations.length, 0);
  const index = tags.map(
    ({ name, operations }) =>
      html`<li>
        <a href="#tag-${name}">${name}</a> <span class="quiet">${operations.length}</span>
      </li>`,
  );
  return pageReply(
    { path: PATHS.reference, title: 'API reference' },
    html`<h1>${title}</h1>
      <p class="lead">${count} calls, by area. A star marks what is required.</p>
      <ul class="index">
        ${index}
        <li>
          <a href="#schemas">Schemas</a> <span class="quiet">${Object.keys(schemas).length}</span>
        </li>
      </ul>
      ${tags.map(area)} ${components()}`,
  );
}

let made: Reply | undefined;

/** The contract for people: every call by area, with roles, parameters, body and answers. It never changes while we run. */
export function reference(): Reply {
  return (made ??= page());
}
