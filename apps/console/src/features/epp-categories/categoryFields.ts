import type { EppCategoryInput } from '@dropcatch/sdk';
import { eppCategoryInputLimits as limits } from '@dropcatch/sdk/limits';
import { formatCount } from '../../core/text/numbers.ts';
import { commaSeparated, withLimits, type FormField } from '../../ui/form/fieldTable.ts';

const hostNamePattern = new RegExp(limits.epp_server_url.pattern);

/** The maximum length of a TLD (contract). */
const maxTldLength = 63;

function tldsProblem(text: string): string | undefined {
  const tlds = commaSeparated(text);
  const max = limits.supported_tlds.maxItems;
  if (tlds.length > max) {
    return `At most ${formatCount(max)} TLDs are possible; these are ${formatCount(tlds.length)}`;
  }
  const tooLong = tlds.find((tld) => tld.length > maxTldLength);
  return (
    tooLong && `A TLD has at most ${maxTldLength} characters: ${tooLong.slice(0, maxTldLength)}…`
  );
}

/** The title of the field, and its message (spec, section 5). */
const enterHostName = 'Enter a valid domain name (e.g., epp.example.com)';

/** The fields of a category (spec, section 5). */
export const categoryFields = withLimits<FormField<keyof EppCategoryInput>>(limits, [
  { name: 'name', label: 'Name', wide: true },
  {
    name: 'epp_server_url',
    label: 'EPP Server',
    kind: 'code',
    wide: true,
    hint: 'A host name, without scheme or port',
    placeholder: 'epp.example.com',
    inputMode: 'url',
    title: enterHostName,
    check: (text) => (hostNamePattern.test(text) ? undefined : enterHostName),
  },
  { name: 'epp_port', label: 'Port', kind: 'number' },
  {
    name: 'supported_tlds',
    label: 'Supported TLDs',
    kind: 'list',
    wide: true,
    hint: 'Separated by commas; empty means any',
    placeholder: 'com, net',
    check: tldsProblem,
  },
  { name: 'default_timeout', label: 'Timeout', kind: 'number', unit: 'seconds' },
  { name: 'description', label: 'Description', kind: 'area' },
  {
    name: 'requires_ssl_cert',
    label: 'Requires SSL certificate',
    kind: 'switch',
    hint: 'New accounts then need a certificate and a private key',
  },
  {
    name: 'is_active',
    label: 'Active',
    kind: 'switch',
    hint: 'Forms offer active categories only',
  },
]);

/** The sections of the form. */
export const categorySections: readonly {
  title: string;
  help?: string;
  names: readonly (keyof EppCategoryInput)[];
}[] = [
  {
    title: 'Category',
    help: 'What it is called, and for which TLDs',
    names: ['name', 'supported_tlds', 'description'],
  },
  {
    title: 'Server',
    help: 'Where its accounts connect',
    names: ['epp_server_url', 'epp_port', 'default_timeout', 'requires_ssl_cert'],
  },
  { title: 'Use', names: ['is_active'] },
];
