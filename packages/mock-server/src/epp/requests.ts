import { MASK } from '../secrets.ts';
import type { Dialect } from './dialects.ts';
import { element, leaf } from './xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';

/** The namespace of EPP itself (RFC 5730). */
export const EPP_NS = 'urn:ietf:params:xml:ns:epp-1.0';

/** A whole EPP document. */
export function document(...children: string[]): string {
  return DECLARATION + element('epp', { xmlns: EPP_NS }, ...children);
}

/** A document with a command and its client transaction id. */
export function command(cltrid: string, ...children: string[]): string {
  return document(element('command', {}, ...children, leaf('clTRID', cltrid)));
}

/** Asks for the greeting again; it keeps a session open. */
export function hello(): string {
  return document(element('hello', {}));
}

/** Opens a session: who, and the services of the greeting that will be used. */
export function login(cltrid: string, client: string, { objects, extensions }: Dialect): string {
  return command(
    cltrid,
    element(
      'login',
      {},
      leaf('clID', client),
      // No log keeps a password.
      leaf('pw', MASK),
      element('options', {}, leaf('version', '1.0'), leaf('lang', 'en')),
      element(
        'svcs',
        {},
        ...objects.map((uri) => leaf('objURI', uri)),
        element('svcExtension', {}, ...extensions.map((uri) => leaf('extURI', uri))),
      ),
    ),
  );
}

/** Closes a session. */
export function logout(cltrid: string): string {
  return command(cltrid, element('logout', {}));
}

/** Asks for the oldest message of the queue. */
export function poll(cltrid: string): string {
  return command(cltrid, element('poll', { op: 'req' }));
}

/** Takes a message off the queue. */
export function ack(cltrid: string, message: string): string {
  return command(cltrid, element('poll', { op: 'ack', msgID: message }));
}

/** The names of a check as elements: the {DOMAINS_XML} of templates. */
export function nameElements(names: readonly string[]): string {
  return names.map((name) => leaf('domain:name', name)).join('');
}

/** Asks whether names can be registered. */
export function check(cltrid: string, names: readonly string[], { domain }: Dialect): string {
  return command(
    cltrid,
    element('check', {}, element('domain:check', { 'xmlns:domain': domain }, nameElements(names))),
  );
}

/** What a create needs beside the name. */
export interface CreateOptions {
  /** The client that registers: its contacts are named after it. */
  readonly client: string;
  readonly authInfo: string;
}

/** Registers a name for a year. */
export function create(
  cltrid: string,
  name: string,
  { client, authInfo }: CreateOptions,
  { domain, avail }: Dialect,
): string {
  const isFred = avail[0] === 'true';
  const contact = `${client}-1`;
  const parts = isFred
    ? [
        leaf('domain:nsset', `${client}-NS`),
        leaf('domain:registrant', contact),
        leaf('domain:admin', contact),
        leaf('domain:authInfo', authInfo),
      ]
    : [
        element(
          'domain:ns',
          {},
          leaf('domain:hostObj', 'ns1.dropcatch.example'),
          leaf('domain:hostObj', 'ns2.dropcatch.example'),
        ),
        leaf('domain:registrant', contact),
        leaf('domain:contact', contact, { type: 'admin' }),
        leaf('domain:contact', contact, { type: 'tech' }),
        element('domain:authInfo', {}, leaf('domain:pw', authInfo)),
      ];
  return command(
    cltrid,
    element(
      'create',
      {},
      element(
        'domain:create',
        { 'xmlns:domain': domain },
        leaf('domain:name', name),
        leaf('domain:period', 1, { unit: 'y' }),
        ...parts,
      ),
    ),
  );
}
