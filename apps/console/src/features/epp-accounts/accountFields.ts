import type { EppAccount, EppAccountInput, EppCategory, ManagerOption } from '@dropcatch/sdk';
import {
  eppAccountInputLimits,
  eppBatchSettingsLimits,
  eppCategoryInputLimits,
} from '@dropcatch/sdk/limits';
import { categoryOptionsFor } from '../../entities/epp/eppCategories.ts';
import { noCategory } from '../../entities/epp/choices.ts';
import { batchFields } from '../../entities/epp/eppSettings.ts';
import { scheduleProblem } from '../../entities/cron/cron.ts';
import { managerOptions } from '../../entities/users/managers.ts';
import { emptyKeepsSecret } from '../../ui/form/fields.ts';
import { textOf, withLimits, type FormField, type FormValues } from '../../ui/form/fieldTable.ts';
import { byName } from '../../ui/form/fieldText.ts';
import { parseUrl } from '../../core/text/parseUrl.ts';

const limits = { ...eppAccountInputLimits, batch_settings: eppBatchSettingsLimits };

type AccountField = FormField<
  keyof EppAccountInput | `batch_settings.${(typeof batchFields)[number]['name']}`
>;

export interface AccountContext {
  account?: EppAccount;
  categories: readonly EppCategory[];
  /** The managers to choose from; absent if the user may not choose one. */
  managers?: readonly ManagerOption[];
}

/** Whether certificate and private key are required: for a new account, if its category needs them. */
export function needsCertificate(
  { registrar_category_id: chosen }: FormValues,
  { account, categories }: AccountContext,
): boolean {
  const category = categories.find(({ id }) => String(id) === chosen);
  return !account && category?.requires_ssl_cert === true;
}

/** The name of the form value with the error of the last file for a certificate or key. */
export const fileErrorKey = (name: string) => `fileError:${name}`;

/** Why a text is not PEM; undefined if it is. */
export function pemProblem(text: string): string | undefined {
  return text.includes('-----BEGIN') ? undefined : 'is not a PEM file: it has no line -----BEGIN';
}

function credential(
  name: 'ssl_cert' | 'ssl_key',
  label: string,
  context: AccountContext,
): AccountField {
  return {
    name,
    label,
    kind: 'secret',
    check: (text, values) => {
      const fileError = textOf(values[fileErrorKey(name)]);
      if (fileError) return fileError;
      if (text) return pemProblem(text) && `This ${pemProblem(text)}`;
      return needsCertificate(values, context)
        ? `${label} is required for this category`
        : undefined;
    },
  };
}

const isChecking = (values: FormValues) => values['released_domain_checking_enabled'] === true;

interface AccountSection {
  title: string;
  help: string;
  names: readonly AccountField['name'][];
  columns?: 3;
}

/** The sections of the form, with their fields by name. */
export const accountSections: readonly AccountSection[] = [
  {
    title: 'Login',
    help: 'As the registry gave it',
    names: ['name', 'registrar_category_id', 'username', 'password'],
  },
  {
    title: 'Connection',
    help: 'How the registry’s server is reached',
    names: ['host_override', 'port_override', 'connection_timeout'],
    columns: 3,
  },
  {
    title: 'Certificate',
    help: 'For registries that ask for one',
    names: ['ssl_cert', 'ssl_key'],
  },
  {
    title: 'Use',
    help: 'Who works with it, and for what',
    names: [
      'manager_id',
      'is_active',
      'released_domain_checking_enabled',
      'released_domain_schedule_cron',
      'released_domain_max_domains_per_day',
      'batch_settings.domain_check_multicheck_enabled',
      'batch_settings.domain_check_batch_size',
    ],
  },
];

/** The fields of an account (spec, section 5). */
export function accountFields(context: AccountContext): AccountField[] {
  const { account, categories, managers } = context;
  const manager: AccountField = {
    name: 'manager_id',
    label: 'Manager',
    kind: 'id',
    required: true,
    options: managerOptions('Select a manager', managers, account),
    show: byName(managers, ({ company_name }) => company_name),
  };
  return withLimits<AccountField>(limits, [
    { name: 'name', label: 'Name' },
    {
      name: 'registrar_category_id',
      label: 'Registrar Category',
      kind: 'id',
      required: true,
      options: [
        noCategory,
        ...categoryOptionsFor(categories, [String(account?.registrar_category_id)]),
      ],
      show: byName(categories, ({ name }) => name),
    },
    { name: 'username', label: 'Username', kind: 'code' },
    {
      name: 'password',
      label: 'Password',
      kind: 'secret',
      required: !account,
      placeholder: account && emptyKeepsSecret,
    },
    ...(managers ? [manager] : []),
    {
      name: 'host_override',
      label: 'Host Override',
      kind: 'code',
      hint: 'Leave empty to use the category’s server',
      check: hostProblem,
    },
    {
      name: 'port_override',
      label: 'Port Override',
      kind: 'number',
      optional: true,
      hint: 'Leave empty to use the category’s port',
    },
    { name: 'connection_timeout', label: 'Connection Timeout', kind: 'number', unit: 'seconds' },
    credential('ssl_cert', 'SSL Certificate', context),
    credential('ssl_key', 'Private Key', context),
    {
      name: 'is_active',
      label: 'Active',
      kind: 'switch',
      hint: 'An inactive account can neither connect nor catch',
    },
    { name: 'released_domain_checking_enabled', label: 'Check released domains', kind: 'switch' },
    {
      name: 'released_domain_schedule_cron',
      label: 'Schedule (cron, UTC)',
      kind: 'code',
      required: 'Cron expression',
      hint: 'minute hour day month day-of-week',
      when: isChecking,
      check: scheduleProblem,
    },
    {
      name: 'released_domain_max_domains_per_day',
      label: 'Max Domains per Day',
      kind: 'number',
      optional: true,
      when: isChecking,
    },
    // A new account follows its category.
    ...batchFields.map((field) => ({
      ...field,
      name: `batch_settings.${field.name}` as const,
      when: () => account !== undefined,
    })),
  ]);
}

const hostNamePattern = new RegExp(eppCategoryInputLimits.epp_server_url.pattern);

/**
 * Some registries use an IP address instead of a host name. The spec requires a host name only for the server of a
 * category (section 5).
 */
function hostProblem(host: string): string | undefined {
  if (!host || hostNamePattern.test(host) || isIpAddress(host)) return undefined;
  return 'Enter a valid domain name or IP address (e.g., epp.example.com)';
}

/** Whether a text is an IPv4 address of four numbers, or an IPv6 address without brackets and zone. */
export function isIpAddress(text: string): boolean {
  if (/^[\d.]+$/.test(text)) return parseUrl(`http://${text}`)?.hostname === text;
  return /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}
