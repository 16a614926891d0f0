import {
  mergedObject,
  queryParameters,
  refName,
  resolveSchema,
  type Contract,
  type Operation,
  type Schema,
  type Tag,
} from './contract.ts';
import { errorStatuses, sentence } from './docs.ts';
import { argumentNames, exampleCall } from './example-call.ts';
import { answerType } from './type-names.ts';

/** `API.md`: all methods of the client, as a reference for people. */
export function emitReference(contract: Contract): string {
  const line = ({ name, displayName, operations }: Tag) =>
    `- ${displayName}, [\`client.${name}\`](#${anchor(displayName, name)}): ${operations.map((operation) => operation.name).join(', ')}`;
  const index = [...new Set(contract.tags.map(({ group }) => group))].map((name) => {
    const areas = contract.tags.filter(({ group }) => group === name);
    return `${name}:\n\n${areas.map(line).join('\n')}`;
  });
  const sections = contract.tags.map(
    ({ name, displayName, description, operations }) =>
      `## ${displayName}: client.${name}\n\n${description}\n\n${operations.map((operation) => method(contract, operation)).join('\n')}`,
  );
  return `<!-- Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit. -->

# API of @dropcatch/sdk

Contract ${contract.version}. The last argument of every method is optional: \`{ signal, timeout, idleTimeout, maxRetries, headers, fetchOptions,
onRequest, onResponse, logger, logLevel }\`. Every method returns an \`ApiPromise\`: await it for the data, or await its \`withResponse()\` for data, status, headers and request id.
In addition to the listed errors, a method can throw \`ConnectionError\`, \`TimeoutError\`, \`RedirectError\`, \`DecodeError\` and, before anything is
sent, \`SdkError\`. The loop over an \`EventStream\` can throw \`StreamError\`. The loop over all pages throws a \`DecodeError\` for a page without its
list, an empty page after which more should follow, and one that repeats the page before (see [README](README.md#errors)). A star marks required values. "Retried" calls are sent again after a lost
connection, a 408, a 429 or a 5xx. Other calls are not. A call that may take long lists its own timeout: the longer one of this and the
client's applies, unless you pass a \`timeout\` to the call.

${index.join('\n\n')}

[Types](#types): the fields of bodies and answers

${sections.join('\n')}
## Types

What calls send and return. A star marks fields that are always there. Fields of a time have the format \`2026-11-20T17:58:00Z\`, those of a day
\`2026-11-20\`. "Open" lists of values can grow.

${Object.keys(contract.schemas)
  .map((name) => typeSection(contract, name))
  .join('\n')}`;
}

/** A named type: its description, then its fields, its values or what it is made of. */
function typeSection(contract: Contract, name: string): string {
  const schema = contract.schemas[name] ?? {};
  const { properties, required } = mergedObject(contract, schema);
  const fields = Object.entries(properties).map(([field, part]) =>
    row(
      field,
      required.has(field),
      part,
      part.description ?? resolveSchema(contract, part).description,
    ),
  );
  const values = (schema.enum ?? []).map((value) => `\`${value}\``).join(', ');
  const made =
    fields.length > 0
      ? `| field | type | |\n|---|---|---|\n${fields.join('\n')}`
      : values
        ? `${schema['x-open-enum'] ? 'Open: ' : ''}${values}`
        : `\`${describeType(schema)}\``;
  return [`### ${name}`, schema.description ?? '', made].filter(Boolean).join('\n\n').concat('\n');
}

/** GitHub's anchor of a heading. */
function anchor(displayName: string, name: string): string {
  return `${displayName}: client.${name}`
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}

function method(contract: Contract, operation: Operation): string {
  const { tag, name, summary, description, roles } = operation;
  const errors = errorStatuses(operation);
  const facts = [
    `\`${operation.method} ${operation.path}\``,
    `roles: ${roles.join(', ')}`,
    errors && `errors: ${errors}`,
    operation.timeout && `timeout: ${operation.timeout} s or the client’s`,
    operation.idempotent && 'retried',
    operation.deprecated && 'deprecated',
    operation.pagination && `all pages: \`client.${tag}.${name}All(…)\``,
  ].filter(Boolean);
  return [
    `### \`client.${tag}.${name}(${argumentNames(operation)})\` → ${typeLink(operation)}`,
    `${sentence(summary)} ${description}`,
    facts.join(' · '),
    `\`\`\`ts\n${exampleCall(contract, operation)}\n\`\`\``,
    inputTable(contract, operation),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** The type of an answer, with a link to its fields: a list, a stream and a file have those of their rows or events. */
function typeLink(operation: Operation): string {
  const type = answerType(operation);
  const name = refName(operation.success.content?.schema ?? {});
  return name === undefined ? `\`${type}\`` : `[\`${type}\`](#${name.toLowerCase()})`;
}

/** The query parameters or the properties of the body, as a table. */
function inputTable(contract: Contract, operation: Operation): string {
  const query = queryParameters(operation);
  const { properties, required } = mergedObject(contract, operation.body?.schema ?? {});
  const rows = [
    ...query.map(({ name, description, schema, ...parameter }) =>
      row(name, parameter.required, schema, description),
    ),
    ...Object.entries(properties).map(([name, schema]) =>
      row(name, required.has(name), schema, schema.description),
    ),
  ];
  if (rows.length === 0) return '';
  return `| ${query.length > 0 ? 'query' : 'body'} | type | |\n|---|---|---|\n${rows.join('\n')}`;
}

function row(name: string, required: boolean, schema: Schema, description = ''): string {
  const text = description || (refName(schema) ? '' : (schema.description ?? ''));
  const cells = [`\`${name}\`${required ? ' *' : ''}`, `\`${describeType(schema)}\``, text];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;
}

/** A short type for a table cell: `OrderState`, `string[]`, `integer 1–65535, default 700`. */
function describeType(schema: Schema): string {
  const name = refName(schema);
  const alternatives = schema.anyOf ?? schema.oneOf;
  const base =
    name ??
    (alternatives && [...new Set(alternatives.map(describeType))].join(' | ')) ??
    (schema.type === 'array' && typeof schema.items === 'object'
      ? describeType(schema.items)
          .replace(/^.* \| .*$/, '($&)')
          .concat('[]')
      : [schema.type ?? 'any'].flat().join(' | '));
  const { minimum, maximum, default: preset } = schema;
  const range =
    minimum !== undefined && maximum !== undefined
      ? ` ${minimum}–${maximum}`
      : [minimum !== undefined && ` ≥ ${minimum}`, maximum !== undefined && ` ≤ ${maximum}`]
          .filter(Boolean)
          .join('');
  return `${base}${range}${preset === undefined ? '' : `, default ${JSON.stringify(preset)}`}`;
}
