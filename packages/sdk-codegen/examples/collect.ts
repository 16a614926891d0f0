import { createMock, type Mock } from '@dropcatch/mock-server/node';
import { queryParameters, type Contract, type Json, type Operation } from '../src/contract.ts';
import { exampleOf } from '../src/example-call.ts';
import type { Examples } from '../src/join-examples.ts';
import { errors, now, requests } from './requests.ts';

/** Number of rows and lines in the example of a long answer. */
const shownRows = 2;
const shownLines = 3;

/** A fake token: real ones look like secrets to scanners. */
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl';

/** The mock's answers that the contract itself has no example of. */
export async function collectExamples(contract: Contract): Promise<Examples> {
  const mock = createMock({ seed: 1, rows: 1500, now, strict: false });
  const answers: Examples['answers'] = {};
  for (const operation of contract.operations) {
    if (operation.success.content?.example !== undefined) continue;
    mock.reset();
    answers[operation.id] = await answerOf(mock, contract, operation);
  }
  mock.reset();
  const refusals: Examples['refusals'] = {};
  for (const [name, { call, caller, body }] of Object.entries(errors)) {
    const [method = '', path = ''] = call.split(' ');
    refusals[name] = JSON.parse((await send(mock, caller, method, path, body)).text);
  }
  return { answers, refusals };
}

/** The answer to the first request that succeeds. Tries ids one after the other. */
async function answerOf(mock: Mock, contract: Contract, operation: Operation): Promise<Json> {
  const { id, method, roles, auth, kind } = operation;
  const told = requests[id] ?? {};
  const caller =
    auth === 'none'
      ? ''
      : (['admin', 'manager', 'user'].find((role) => roles.includes(role)) ?? '');
  for (const before of told.after ?? []) {
    const [, verb = '', path = '', body] = /^(\S+) (\S+)(?: (.*))?$/.exec(before) ?? [];
    const started = await send(
      mock,
      caller,
      verb,
      path,
      body === undefined ? undefined : JSON.parse(body),
    );
    if (started.status >= 300)
      throw new Error(`${id}: ${before} gave ${started.status} ${started.text}`);
  }
  const tried: string[] = [];
  for (let candidate = 1; candidate <= 60; candidate++) {
    const path = pathOf(contract, operation, candidate) + queryOf(operation);
    const { status, text } = await send(
      mock,
      caller,
      method,
      path,
      told.body ?? operation.body?.example,
      auth,
    );
    if (status < 300) return kind === 'json' ? shorten(JSON.parse(text)) : excerpt(kind, text);
    tried.push(`${method} ${path}: ${status} ${text}`);
    if (!operation.path.includes('{')) break;
  }
  throw new Error(`${id}: no request succeeded\n${tried.slice(0, 3).join('\n')}`);
}

function pathOf(contract: Contract, operation: Operation, candidate: number): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    const isNumber = parameter?.schema.type === 'integer' || parameter?.schema.$ref !== undefined;
    const own =
      parameter && !isNumber
        ? JSON.stringify(exampleOf(contract, parameter)).replaceAll('"', '')
        : `${candidate}`;
    return encodeURIComponent(requests[operation.id]?.path?.[name] ?? own);
  });
}

function queryOf(operation: Operation): string {
  const isPaged = queryParameters(operation).some(({ name }) => name === 'per_page');
  const query = {
    ...requests[operation.id]?.query,
    ...(isPaged && { per_page: String(shownRows) }),
  };
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

async function send(
  mock: Mock,
  caller: string,
  method: string,
  path: string,
  body?: Json,
  auth = 'access',
) {
  const session = caller === '' ? undefined : await mock.signIn(`${caller}@dropcatch.test`);
  const bearer = auth === 'refresh' ? session?.refresh_token : session?.access_token;
  const response = await mock.fetch(`/api${path}`, {
    method,
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    body: body === undefined || method === 'GET' ? null : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** Cuts lists of records, and replaces tokens so that no scanner takes an example for a leak. */
function shorten(value: Json, name = ''): Json {
  if (/^(access|refresh)_token$/.test(name)) return token;
  if (Array.isArray(value)) {
    const isOfRecords = value.some((item) => typeof item === 'object' && item !== null);
    return (isOfRecords ? value.slice(0, shownRows) : value).map((item) => shorten(item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part, key)]));
}

/** The first lines of a file, or one result event of a stream. */
function excerpt(kind: Operation['kind'], text: string): Json {
  const lines = text.split('\n').filter(Boolean);
  if (kind === 'file') return lines.slice(0, shownLines).join('\n');
  return JSON.parse(
    lines.find((line) => line.includes('"result"'))?.slice('data:'.length) ?? 'null',
  );
}
