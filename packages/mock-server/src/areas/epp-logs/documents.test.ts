import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { isList, valueAt } from '../../text/value.ts';
import { parseXml } from '../../text/xml.ts';
import {
  dialectNameOf,
  dialectOf,
  fillTemplate,
  requestOf,
  responseOf,
  tridsOf,
} from './documents.ts';
import { type DialectName, type StoredEppLog } from '../../world/records/epp.ts';

const ROW: StoredEppLog = {
  id: 48_417,
  at: Date.parse('2026-11-20T18:00:03.417Z'),
  account_id: 1,
  manager_id: null,
  registrar: 'Verisign COM/NET',
  client: 'dropcatch-a',
  dialect: 'rfc',
  kind: 'command',
  command: 'check',
  names: ['tidalforge.com', 'pixelbarn.net'],
  free: ['pixelbarn.net'],
  code: 1000,
  trouble: null,
  duration_ms: 38,
  template: null,
  coded: false,
};

function at(xml: string | null, path: string): unknown {
  return valueAt(parseXml(xml ?? ''), path);
}

test('a check names every domain, and the answer gives a reason for each taken one', () => {
  const check = 'epp.command.check.domain:check';
  expect(at(requestOf(ROW), `${check}.domain:name`)).toEqual(ROW.names);
  expect(at(requestOf(ROW), `${check}.@xmlns:domain`)).toBe('urn:ietf:params:xml:ns:domain-1.0');
  expect(at(responseOf(ROW), 'epp.response.resData.domain:chkData.domain:cd')).toMatchObject([
    { 'domain:name': { '@avail': '0', '#text': 'tidalforge.com' }, 'domain:reason': 'In use' },
    { 'domain:name': { '@avail': '1', '#text': 'pixelbarn.net' } },
  ]);
});

test('a poll returns its message until it is acknowledged, or says that there is none', () => {
  const none: StoredEppLog = { ...ROW, command: 'poll', names: [], free: [], code: 1300 };
  expect(at(requestOf(none), 'epp.command.poll.@op')).toBe('req');
  expect(at(responseOf(none), 'epp.response.msgQ')).toBeUndefined();
  const one: StoredEppLog = { ...none, code: 1301, names: ['58213'] };
  expect(at(requestOf(one), 'epp.command.poll')).toEqual({ '@op': 'req' });
  expect(at(responseOf(one), 'epp.response.msgQ')).toEqual({
    '@count': '1',
    '@id': '58213',
    qDate: '2026-11-20T17:49:03Z',
    msg: 'Low account balance',
  });
  const ack: StoredEppLog = { ...one, code: 1000 };
  expect(at(requestOf(ack), 'epp.command.poll')).toEqual({ '@op': 'ack', '@msgID': '58213' });
  expect(at(responseOf(ack), 'epp.response.msgQ')).toBeUndefined();
});

test('FRED has namespaces of its own and says true and false', () => {
  const row: StoredEppLog = { ...ROW, dialect: 'fred', names: ['vlak.cz'], free: [] };
  const ns = 'http://www.nic.cz/xml/epp/domain-1.4';
  expect(at(requestOf(row), 'epp.command.check.domain:check.@xmlns:domain')).toBe(ns);
  const data = 'epp.response.resData.domain:chkData';
  expect(at(responseOf(row), `${data}.@xmlns:domain`)).toBe(ns);
  expect(at(responseOf(row), `${data}.domain:cd.domain:name.@avail`)).toBe('false');
  expect(tridsOf(row).svtrid).toMatch(/^ccReg-\d{10}$/);
});

test('a create that is won says when the name was registered and when it expires', () => {
  const row: StoredEppLog = { ...ROW, command: 'create', names: ['tidalforge.com'], free: [] };
  expect(at(requestOf(row), 'epp.command.create.domain:create.domain:name')).toBe('tidalforge.com');
  expect(at(responseOf(row), 'epp.response.resData.domain:creData')).toMatchObject({
    'domain:name': 'tidalforge.com',
    'domain:crDate': '2026-11-20T18:00:03Z',
    'domain:exDate': '2027-11-20T18:00:03Z',
  });
  const lost = responseOf({ ...row, code: 2302 });
  expect(at(lost, 'epp.response.result')).toEqual({ '@code': '2302', msg: 'Object exists' });
  expect(at(lost, 'epp.response.resData')).toBeUndefined();
});

test('a create asks for a year, with name servers, contacts and transfer code', () => {
  const row: StoredEppLog = { ...ROW, command: 'create', names: ['tidalforge.com'], free: [] };
  const create = at(requestOf(row), 'epp.command.create.domain:create');
  expect(create).toEqual({
    '@xmlns:domain': 'urn:ietf:params:xml:ns:domain-1.0',
    'domain:name': 'tidalforge.com',
    'domain:period': { '@unit': 'y', '#text': '1' },
    'domain:ns': { 'domain:hostObj': ['ns1.dropcatch.example', 'ns2.dropcatch.example'] },
    'domain:registrant': 'dropcatch-a-1',
    'domain:contact': [
      { '@type': 'admin', '#text': 'dropcatch-a-1' },
      { '@type': 'tech', '#text': 'dropcatch-a-1' },
    ],
    'domain:authInfo': { 'domain:pw': expect.stringMatching(/^\w{12}$/) },
  });
});

test('FRED registers with a set of name servers, and for days without a time', () => {
  const row: StoredEppLog = {
    ...ROW,
    command: 'create',
    dialect: 'fred',
    names: ['vlak.cz'],
    free: [],
  };
  expect(at(requestOf(row), 'epp.command.create.domain:create')).toEqual({
    '@xmlns:domain': 'http://www.nic.cz/xml/epp/domain-1.4',
    'domain:name': 'vlak.cz',
    'domain:period': { '@unit': 'y', '#text': '1' },
    'domain:nsset': 'dropcatch-a-NS',
    'domain:registrant': 'dropcatch-a-1',
    'domain:admin': 'dropcatch-a-1',
    'domain:authInfo': expect.stringMatching(/^\w{12}$/),
  });
  expect(at(responseOf(row), 'epp.response.resData.domain:creData')).toMatchObject({
    'domain:crDate': '2026-11-20T18:00:03Z',
    'domain:exDate': '2027-11-20',
  });
});

test('each result has the time of its answer, and only a success has data', () => {
  const row: StoredEppLog = { ...ROW, command: 'create', names: ['tidalforge.com'], free: [] };
  const pending = responseOf({ ...row, code: 1001, duration_ms: 700 });
  expect(at(pending, 'epp.response.resData.domain:creData.domain:crDate')).toBe(
    '2026-11-20T18:00:04Z',
  );
  expect(at(responseOf({ ...ROW, code: 2400 }), 'epp.response.resData')).toBeUndefined();
});

test.each<[DialectName, string[]]>([
  ['verisign', ['com', 'net']],
  ['fred', ['cz']],
  ['rfc', ['org']],
  ['rfc', []],
])('a login asks for what the greeting of a %s server offers', (dialect, tlds) => {
  expect(dialectNameOf(tlds)).toBe(dialect);
  const greeting = responseOf({ ...ROW, dialect, command: null, code: null, duration_ms: 700 });
  expect(at(greeting, 'epp.greeting.svDate')).toBe('2026-11-20T18:00:04Z');
  const { objURI, svcExtension } = at(greeting, 'epp.greeting.svcMenu') as Record<string, unknown>;
  expect(objURI).toContain(dialectOf(dialect).domain);
  const login = requestOf({ ...ROW, dialect, command: 'login' });
  expect(at(login, 'epp.command.login.svcs')).toEqual({ objURI, svcExtension });
  expect(JSON.stringify(svcExtension)).toContain(dialectOf(dialect).extensions[0]);
});

test('a login names who logs in, and never the password', () => {
  const row: StoredEppLog = { ...ROW, command: 'login', kind: 'login', names: [], free: [] };
  expect(at(requestOf(row), 'epp.command.login')).toMatchObject({
    clID: 'dropcatch-a',
    pw: '********',
    options: { version: '1.0', lang: 'en' },
  });
});

test('a connection and a hello get a greeting, which has neither code nor transaction ids', () => {
  const connect: StoredEppLog = { ...ROW, kind: 'connect', command: null, code: null, names: [] };
  expect(requestOf(connect)).toBeNull();
  expect(tridsOf(connect)).toEqual({ cltrid: null, svtrid: null });
  expect(at(responseOf(connect), 'epp.greeting.svID')).toBe('Verisign COM/NET EPP server');
  expect(responseOf({ ...connect, trouble: 'connect timeout after 30 s' })).toBeNull();
  expect(requestOf({ ...connect, command: 'hello' })).toContain('<hello/>');
});

test('every row of the seed has well-formed XML, with the ids that its row shows', () => {
  const rows = testMock().world.store.eppLogs.all();
  for (const row of rows) {
    const { cltrid, svtrid } = tridsOf(row);
    const request = requestOf(row);
    const response = responseOf(row);
    if (request !== null) {
      expect(at(request, 'epp.command.clTRID') ?? null).toBe(cltrid);
    }
    if (response === null) continue;
    const trid = { clTRID: cltrid, svTRID: svtrid };
    const shown = at(response, 'epp.response.trID') ?? { clTRID: null, svTRID: null };
    expect(shown).toEqual(trid);
    if (row.command === 'check' && row.code === 1000) {
      const found = at(response, 'epp.response.resData.domain:chkData.domain:cd');
      expect(isList(found as never) ? (found as unknown[]).length : 1).toBe(row.names.length);
    }
  }
  const longest = Math.max(...rows.map((row) => (responseOf(row) ?? '').length));
  expect(longest).toBeGreaterThan(80_000);
});

test.each<DialectName>(['rfc', 'verisign', 'fred'])(
  '%s: transaction ids fit RFC 5730',
  (dialect) => {
    const ids = fc.record({ id: fc.integer({ min: 1 }), at: fc.integer({ min: 0, max: 4e12 }) });
    fc.assert(
      fc.property(ids, (given) => {
        const { cltrid, svtrid } = tridsOf({ ...ROW, ...given, dialect });
        expect(cltrid).toMatch(/^DC-\d{8}-\d{6}-\d{6}$/);
        expect(svtrid).toMatch(/^[\w-]{3,64}$/);
      }),
    );
  },
);

const VALUES = { names: ['a.cz', 'b.cz'], cltrid: 'DC-1', dialect: dialectOf('fred') };

test('a template has its placeholders filled and becomes a whole document', () => {
  const filled = fillTemplate(
    '<domain:check xmlns:domain="{XMLNS_DOMAIN}">{DOMAINS_XML}</domain:check>',
    VALUES,
  );
  expect(at(filled, 'epp.command.check.domain:check')).toEqual({
    '@xmlns:domain': 'http://www.nic.cz/xml/epp/domain-1.4',
    'domain:name': ['a.cz', 'b.cz'],
  });
  expect(at(filled, 'epp.command.clTRID')).toBe('DC-1');
  expect(fillTemplate('<epp><x>{DOMAIN} {DOMAINS_LIST} {CLTRID} {OTHER}</x></epp>', VALUES)).toBe(
    '<epp><x>a.cz a.cz,b.cz DC-1 {OTHER}</x></epp>',
  );
  expect(at(fillTemplate('<hello/>', VALUES), 'epp.hello')).toBe('');
  const whole = '<?xml version="1.0"?><epp><hello/></epp>';
  expect(fillTemplate(`\n  ${whole}\n`, VALUES)).toBe(whole);
});

test('no name escapes a template', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (names) => {
      const filled = fillTemplate('<epp><x>{DOMAIN}{DOMAINS_LIST}</x></epp>', { ...VALUES, names });
      expect(filled.slice('<epp><x>'.length, -'</x></epp>'.length)).not.toMatch(/[<>]/);
    }),
  );
});
