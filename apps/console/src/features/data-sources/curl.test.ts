import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataSource, DataSourceAuthType } from '@dropcatch/sdk';
import { anyText } from '../../../test/kit/anyText.ts';
import { curlCommand, isHeaderName, shellQuote, curlExample } from './curl.ts';
import { hasSecrets } from './dataSourceFields.ts';
import { secretMask } from '../../ui/form/secretMask.ts';

const run = promisify(execFile);

/** Characters that a shell, curl or a terminal gives a meaning. */
const awkward = Array.from('\'"\\$`!;&|<>(){}[]*?~#%@:=-+ \n\t^,./\r\u001B\u007Fé☃😀');

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...awkward, 'a', '0') }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('$(id)', '`id`', '!!', "'; id; '", '@/etc/passwd', '-o', '\\', "'", '$HOME', ''),
);

/** Removes NUL, which no argument of a command can contain. */
const withoutNul = (value: string) => value.replaceAll('\0', '');

/** A valid value of a header: one line, without control characters and outer spaces. */
const headerValue = text.map((value) => value.replaceAll(/\p{Cc}/gu, '').trim());

describe('a word', () => {
  test('reaches a program unchanged, with any characters', async () => {
    const lists = fc.array(text, { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(lists, async (words) => {
        const script = `printf '%s\\0' ${words.map(shellQuote).join(' ')}`;
        const { stdout } = await run('sh', ['-c', script]);
        expect(stdout.split('\0').slice(0, -1)).toEqual(words.map(withoutNul));
      }),
      { numRuns: 25 },
    );
  });

  test('contains no control character except the new line, so that a terminal does not act on a paste', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(shellQuote(value)).not.toMatch(/[^\P{Cc}\n]/u);
      }),
    );
  });

  test('is readable if it is plain', () => {
    expect(shellQuote('tidalforge.com')).toBe("'tidalforge.com'");
    expect(shellQuote("it's")).toBe(`'it'\\''s'`);
    expect(shellQuote('a\tb')).toBe(`'a'"$(printf '\\011')"'b'`);
    expect(shellQuote('')).toBe("''");
  });
});

describe('a command', () => {
  let server: Server;
  let base: string;
  let folder: string;
  let path: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      void received(request).then((answer) => response.end(JSON.stringify(answer)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    folder = await mkdtemp(join(tmpdir(), 'curl-'));
    path = `${process.env['PATH'] ?? ''}${delimiter}${folder}`;
    await writeFile(join(folder, 'curl'), standIn);
    await chmod(join(folder, 'curl'), 0o755);
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  /** Runs a command in a shell. Returns what the server received. */
  async function sent(command: string): Promise<Received> {
    const env = { PATH: path, HOME: folder, NO_PROXY: '*', LC_ALL: 'C.UTF-8' };
    const { stdout } = await run('sh', ['-c', command], { env });
    return JSON.parse(stdout) as Received;
  }

  test('has one long option per line', () => {
    const command = curlCommand({
      method: 'POST',
      url: 'https://api.example.com/v1?cmd={x}',
      headers: [['Accept', 'application/json']],
      user: { name: 'ops', password: "it's" },
      body: '{"targets": ["a.com"]}',
    });
    expect(command).toBe(
      [
        "curl --globoff --request 'POST' \\",
        "  --url 'https://api.example.com/v1?cmd={x}' \\",
        "  --user 'ops:it'\\''s' \\",
        "  --header 'Accept: application/json' \\",
        `  --data-raw '{"targets": ["a.com"]}'`,
      ].join('\n'),
    );
  });

  test('sends addresses, credentials and bodies unchanged, with any characters', async () => {
    const requests = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT'),
      domain: text,
      header: headerValue,
      user: fc.option(
        fc.record({
          name: text.map((name) => name.replaceAll(':', '')),
          password: text,
        }),
        { nil: undefined },
      ),
      body: fc.option(text, { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, domain, header, user, body }) => {
        const command = curlCommand({
          method,
          url: `${base}/[v1]/{x}?d=${encodeURIComponent(domain.toWellFormed())}`,
          headers: [['X-API-Key', header]],
          user,
          body,
        });
        const got = await sent(command);
        expect(got.method).toBe(method);
        expect(new URL(got.url, base).searchParams.get('d')).toBe(domain.toWellFormed());
        expect(got.key).toBe(header);
        if (user) expect(got.user).toBe(withoutNul(`${user.name}:${user.password}`));
        expect(got.body).toBe(withoutNul(body ?? ''));
      }),
      { numRuns: 80 },
    );
  });

  test('encodes spaces and other alphabets in an address as a browser does', async () => {
    const command = curlCommand({ method: 'GET', url: `${base}/a b/ü?q="x y"`, headers: [] });
    expect((await sent(command)).url).toBe('/a%20b/%C3%BC?q=%22x%20y%22');
  });

  test('is still made if an address or header is invalid', () => {
    const command = curlCommand({
      method: 'GET',
      url: '-o /etc/passwd',
      headers: [
        ['@/etc/passwd', 'x'],
        ['', 'x'],
        ['X-Empty', ' '],
        ['X-Lines', 'a\r\nb'],
      ],
    });
    expect(command).toContain("--url '-o /etc/passwd'");
    expect(command.match(/--header .*/g)).toEqual([
      `--header 'X-Empty;' \\`,
      `--header 'X-Lines: a b'`,
    ]);
  });

  test('takes the name of a header in any case', () => {
    expect(['X-API-Key', 'x_y', 'a b', 'a:', '', 'é', '@a'].map(isHeaderName)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

/** What the server received. */
interface Received {
  method: string | undefined;
  url: string;
  key: string | null;
  user: string;
  body: string;
}

async function received(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const [, basic = ''] = request.headers.authorization?.split(' ') ?? [];
  const key = request.headers['x-api-key'];
  return {
    method: request.method,
    url: request.url ?? '',
    // Node reads headers as Latin-1.
    key: typeof key === 'string' ? Buffer.from(key, 'latin1').toString() : null,
    user: Buffer.from(basic, 'base64').toString(),
    body: Buffer.concat(chunks).toString(),
  };
}

/** Replaces curl on a machine without it: it is last in the path. Knows only the options that commands use. */
const standIn = `#!${process.execPath}
const http = require('node:http');
const [options, headers] = [{}, {}];
const given = process.argv.slice(2);
while (given.length > 0) {
  const name = given.shift();
  if (name === '--globoff') continue;
  const value = given.shift();
  options[name] = value;
  const empty = /^([^:]+);$/.exec(value);
  if (name !== '--header') continue;
  if (empty) headers[empty[1]] = '';
  else headers[value.slice(0, value.indexOf(':'))] = Buffer.from(value.slice(value.indexOf(':') + 2)).toString('latin1');
}
const user = options['--user'];
if (user !== undefined) headers.Authorization = 'Basic ' + Buffer.from(user).toString('base64');
const body = options['--data-raw'] === undefined ? undefined : Buffer.from(options['--data-raw']);
if (body !== undefined) headers['Content-Length'] = body.length;
const request = http.request(options['--url'], { method: options['--request'], headers }, (answer) => answer.pipe(process.stdout));
request.end(body);
`;

const source: DataSource = {
  id: 1,
  name: 'Moz',
  description: null,
  api_url: 'https://api.example.com/v1',
  auth_type: 'api_key',
  auth_credentials: { key: 'X-Key', value: secretMask },
  request_headers: { Accept: 'text/csv', 'X-Account-Token': 'stored in the clear' },
  request_method: 'POST',
  request_body_template: '{"targets": {DOMAINS_LIST}}',
  response_format: 'json',
  response_mapping: null,
  batch_size: 2,
  parallel_workers: 1,
  indexed_params_enabled: false,
  indexed_params_prefix: 'item',
  indexed_params_count_key: 'items',
  indexed_params_start_index: 0,
  is_active: true,
};

const domains = ['a.com', 'b.com', 'c.com'];

const hidden = { revealed: false, secret: '' };

const commandOf = (changes: Partial<DataSource>, shown = hidden) =>
  curlExample({ ...source, ...changes }, domains, shown)?.command ?? '';

test('the example is the first request, with the number of requests', () => {
  expect(curlExample(source, domains, hidden)).toEqual({
    requests: 2,
    command: [
      "curl --globoff --request 'POST' \\",
      "  --url 'https://api.example.com/v1' \\",
      "  --header 'Accept: text/csv' \\",
      "  --header 'X-Account-Token: ********' \\",
      "  --header 'X-Key: ********' \\",
      "  --header 'Content-Type: application/json' \\",
      `  --data-raw '{"targets": ["a.com","b.com"]}'`,
    ].join('\n'),
  });
  expect(curlExample(source, [], hidden)).toBeUndefined();
});

describe('credentials', () => {
  const shown = { revealed: true, secret: "it's $ecret" };
  test.for<[Partial<DataSource>, string, string]>([
    [{}, "'X-Key: ********'", `'X-Key: it'\\''s $ecret'`],
    [
      { auth_type: 'bearer' },
      "'Authorization: Bearer ********'",
      `'Authorization: Bearer it'\\''s $ecret'`,
    ],
    [
      { auth_type: 'basic', auth_credentials: { username: 'ops' } },
      "--user 'ops:********'",
      `--user 'ops:it'\\''s $ecret'`,
    ],
  ])('are masked unless they are revealed (%#)', ([changes, masked, revealed]) => {
    expect(commandOf(changes)).toContain(masked);
    expect(commandOf(changes, { ...shown, revealed: false })).toContain(masked);
    expect(commandOf(changes, { revealed: true, secret: '' })).toContain(masked);
    expect(commandOf(changes, shown)).toContain(revealed);
  });

  test('in headers are masked too', () => {
    expect(commandOf({}, shown)).toContain("'X-Account-Token: stored in the clear'");
    expect(hasSecrets({ ...source, auth_type: 'none' })).toBe(true);
    expect(hasSecrets({ ...source, request_headers: {} })).toBe(true);
    expect(hasSecrets({ ...source, auth_type: 'none', request_headers: { Accept: '*' } })).toBe(
      false,
    );
  });

  test('are left out if the source does not sign in', () => {
    const command = commandOf({ auth_type: 'none', request_headers: {} });
    expect(command).not.toContain(secretMask);
    expect(command).toContain("--url 'https://api.example.com/v1'");
  });

  test('are left out if the authentication type is unknown', () => {
    const added: string = 'oauth2';
    const unknown = { auth_type: added as DataSourceAuthType, request_headers: {} };
    expect(commandOf(unknown)).toBe(commandOf({ ...unknown, auth_type: 'none' }));
    expect(hasSecrets({ ...source, ...unknown })).toBe(false);
  });

  test('have an empty user name if there is none', () => {
    expect(commandOf({ auth_type: 'basic', auth_credentials: {} })).toContain("--user ':********'");
  });

  test('use the default header if none is named', () => {
    expect(commandOf({ auth_credentials: {} })).toContain("'X-API-Key: ********'");
  });
});

test('a body that is not a web form has a content type, unless a header sets it', () => {
  expect(commandOf({ request_body_template: '<d>{DOMAIN}</d>' })).toContain(
    "'Content-Type: application/xml'",
  );
  expect(commandOf({ request_body_template: 'd={DOMAIN}' })).not.toContain('Content-Type');
  for (const name of ['content-type', 'Content-Type']) {
    expect(commandOf({ request_headers: { [name]: 'x/y' } })).not.toContain('application');
  }
  expect(commandOf({ request_method: 'GET' })).not.toContain('--data-raw');
});
