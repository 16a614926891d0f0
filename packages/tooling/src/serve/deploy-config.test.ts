import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { inRepo } from '../run/paths.ts';
import { pathsOutsideApi } from '../../test/paths-outside-api.ts';
import { forwardingHeaders, isForwardingHeader } from './forwarding-headers.ts';
import { cacheControl, securityHeaders } from './security-headers.ts';

/** Compares the web servers' configurations with security-headers.ts. */

const read = (file: string) => readFileSync(inRepo('apps', 'console', 'deploy', file), 'utf8');

/** The headers that the matching lines of a configuration set, by lower-case name, without caching. */
function headersOf(text: string, line: RegExp): Record<string, string> {
  const found = [...text.matchAll(line)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]);
  expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
  return Object.fromEntries(found);
}

/** Whether a configuration forwards a raw path to the API, by its two rules. */
function passesOn(text: string, beginning: RegExp, exception: RegExp) {
  const begins = new RegExp(beginning.exec(text)?.[1] ?? '^$');
  const not = new RegExp(exception.exec(text)?.[1] ?? '', 'i');
  return (path: string) => begins.test(path) && !not.test(path);
}

const apiPaths = ['/api/', '/api/orders?next=/../x', '/api/a%2Fb', '/api/x..y/..z/...'];

describe('nginx.conf', () => {
  const text = read('nginx.conf');

  it('passes on what the console’s own server does', () => {
    const passes = passesOn(
      text,
      /\$request_uri !~ "(.*)"\) \{ return 400; \}/,
      /\$request_uri ~\* "(.*)"\) \{ return 400; \}/,
    );
    expect(apiPaths.filter((path) => !passes(path))).toEqual([]);
    expect(pathsOutsideApi.filter(passes)).toEqual([]);
  });

  it('sends Vary for compressed files', () => {
    expect(text).toMatch(/gzip_static on;\n\s+gzip_vary on;/);
  });

  it('sends exactly the headers of the console’s own server, with every answer', () => {
    expect(headersOf(text, /^ {4}add_header ([\w-]+) "(.*)" always;$/gm)).toEqual(securityHeaders);
  });

  it('sets all of them in one place, because a location with its own headers loses the rest', () => {
    const [others = '', own] = text.split('location @no_such_range {');
    const places = [...others.matchAll(/^( *)add_header /gm)].map(([, indent]) => indent?.length);
    expect(new Set(places)).toEqual(new Set([4]));
    expect(own?.match(/add_header/g)).toHaveLength(1);
  });

  it('drops what a client says about who asks', () => {
    const set = [...text.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]);
    const own = Object.fromEntries(set.filter(([name = '']) => isForwardingHeader(name)));
    expect(Object.keys(own).toSorted()).toEqual(forwardingHeaders.toSorted());
    expect(Object.entries(own).filter(([, value]) => value !== '""')).toEqual([
      ['x-forwarded-for', '$remote_addr'],
      ['x-forwarded-host', '$http_host'],
      ['x-forwarded-proto', '$scheme'],
    ]);
  });

  it('removes them from the answers of the API, so that none comes twice', () => {
    const hidden = [...text.matchAll(/proxy_hide_header ([\w-]+);/g)].map(([, name]) =>
      name?.toLowerCase(),
    );
    expect(hidden).toEqual(Object.keys(securityHeaders));
  });

  it('caches what the console’s own server caches', () => {
    expect(text).toContain(`"${cacheControl.hashed}";`);
    expect(text).toContain(`default                                    "${cacheControl.other}";`);
  });
});

describe('Caddyfile', () => {
  const text = read('Caddyfile');

  it('passes on what the console’s own server does', () => {
    const passes = passesOn(
      text,
      /@api \{\s+vars_regexp \{http\.request\.uri\} "(.*)"/,
      /not vars_regexp \{http\.request\.uri\} "\(\?i\)(.*)"/,
    );
    expect(apiPaths.filter((path) => !passes(path))).toEqual([]);
    expect(pathsOutsideApi.filter(passes)).toEqual([]);
  });

  it('drops what a client says about who asks', () => {
    const removed = [...text.matchAll(/request_header -(\S+)$/gm)].map(([, name = '']) =>
      name.toLowerCase().replaceAll('_', '-'),
    );
    expect([...new Set(removed)]).toEqual(['forwarded', 'x-real-ip', 'x-forwarded-*']);
  });

  it('refuses to write where there are files', () => {
    expect(text).toMatch(/@write not method GET HEAD\n\thandle @write \{[^}]*error 405\n/);
  });

  it('sends exactly the headers of the console’s own server', () => {
    const block = /^\(security\) \{\n(.*?)^\}/ms.exec(text)?.[1] ?? '';
    expect(headersOf(block, /^\t+([A-Z][\w-]+) "(.*)"$/gm)).toEqual(securityHeaders);
  });

  it('sends them with its own errors too', () => {
    expect(text.match(/import security$/gm)).toHaveLength(2);
    expect(text).toMatch(/handle_errors \{\n\t+import security\n/);
  });

  it('caches what the console’s own server caches', () => {
    expect(text).toContain(`header @hashed Cache-Control "${cacheControl.hashed}"`);
    expect(text).toContain(`header ?Cache-Control "${cacheControl.other}"`);
  });
});
