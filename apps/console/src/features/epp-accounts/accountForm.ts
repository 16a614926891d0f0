import type { EppAccount, EppAccountInput, EppCategory, ManagerOption } from '@dropcatch/sdk';
import { eppAccountInputLimits as limits, eppCategoryInputLimits } from '@dropcatch/sdk/limits';
import { scheduleProblem } from '../../entities/schedules/cron.ts';
import { cronProblem } from '../../entities/schedules/cronField.ts';
import { byName, namesById, type EditedFields } from '../../ui/form/mergeEdit.ts';
import { problemsOf, wholeNumberProblem } from '../../ui/form/fields.ts';

/** What the account form holds: text as it is typed, and switches. */
interface AccountFormValues extends Record<string, string | boolean> {
  name: string;
  registrar_category_id: string;
  username: string;
  password: string;
  manager_id: string;
  host_override: string;
  port_override: string;
  connection_timeout: string;
  ssl_cert: string;
  ssl_key: string;
  is_active: boolean;
  released_domain_checking_enabled: boolean;
  released_domain_schedule_cron: string;
  released_domain_max_domains_per_day: string;
}

/** With what the form begins: the account, or the defaults of a new one. Secrets are never sent here. */
export function accountFormValues(account?: EppAccount): AccountFormValues {
  return {
    name: account?.name ?? '',
    registrar_category_id: String(account?.registrar_category_id ?? ''),
    username: account?.username ?? '',
    password: '',
    manager_id: String(account?.manager_id ?? ''),
    host_override: account?.host_override ?? '',
    port_override: String(account?.port_override ?? ''),
    connection_timeout: String(account?.connection_timeout ?? limits.connection_timeout.default),
    ssl_cert: '',
    ssl_key: '',
    is_active: account?.is_active ?? limits.is_active.default,
    released_domain_checking_enabled:
      account?.released_domain_checking_enabled ?? limits.released_domain_checking_enabled.default,
    released_domain_schedule_cron:
      account?.released_domain_schedule_cron ?? limits.released_domain_schedule_cron.default,
    released_domain_max_domains_per_day: String(
      account?.released_domain_max_domains_per_day ??
        limits.released_domain_max_domains_per_day.default,
    ),
  };
}

/** On what the rules of the account form depend. */
export interface AccountRules {
  /** A new account: the password is required, and where the category asks for SSL, certificate and key. */
  creating: boolean;
  /** The form shows the manager's field. */
  withManager: boolean;
  categories: readonly EppCategory[];
}

/** Whether certificate and private key must be entered (spec, section 5). */
export function needsCertificate(
  { registrar_category_id }: Pick<AccountFormValues, 'registrar_category_id'>,
  { creating, categories }: AccountRules,
): boolean {
  const category = categories.find(({ id }) => String(id) === registrar_category_id);
  return creating && category?.requires_ssl_cert === true;
}

/** Whether a text can hold a certificate or a key: PEM is text between such lines. */
export function isPem(text: string): boolean {
  return text.includes('-----BEGIN');
}

function pemProblem(text: string): string | undefined {
  if (!text.trim() || isPem(text)) return undefined;
  return 'This is not in PEM format, which is text with a line -----BEGIN';
}

/** What is wrong with what was entered, by field (spec, section 5). */
export function accountProblems(
  values: AccountFormValues,
  rules: AccountRules,
): Record<string, string> {
  const ssl = needsCertificate(values, rules);
  const required: readonly (readonly [keyof AccountFormValues, boolean, string])[] = [
    ['name', true, 'Name is required'],
    ['registrar_category_id', true, 'Registrar Category is required'],
    ['username', true, 'Username is required'],
    ['password', rules.creating, 'Password is required'],
    ['manager_id', rules.withManager, 'Manager is required'],
    ['ssl_cert', ssl, 'SSL Certificate is required for this category'],
    ['ssl_key', ssl, 'Private Key is required for this category'],
  ];
  return problemsOf({
    ssl_cert: pemProblem(values.ssl_cert),
    ssl_key: pemProblem(values.ssl_key),
    ...Object.fromEntries(
      required
        .filter(([name, needed]) => needed && !String(values[name]).trim())
        .map(([name, , text]) => [name, text]),
    ),
    host_override: hostProblem(values.host_override),
    port_override: values.port_override.trim()
      ? wholeNumberProblem(values.port_override, 'Port Override', limits.port_override)
      : undefined,
    connection_timeout: wholeNumberProblem(
      values.connection_timeout,
      'Connection Timeout',
      limits.connection_timeout,
    ),
    ...(values.released_domain_checking_enabled && checkingProblems(values)),
  });
}

const hostName = new RegExp(eppCategoryInputLimits.epp_server_url.pattern);

/** Some registries name no host but an address; the spec asks for a name for a category's server only (section 5). */
function hostProblem(entered: string): string | undefined {
  const host = entered.trim();
  if (!host || hostName.test(host) || isIpAddress(host)) return undefined;
  return 'Enter a valid domain name or IP address (e.g., epp.example.com)';
}

function checkingProblems(values: AccountFormValues): Record<string, string | undefined> {
  const cron = values.released_domain_schedule_cron.trim();
  const max = values.released_domain_max_domains_per_day.trim();
  return {
    released_domain_schedule_cron: cron ? scheduleProblem(cron) : 'Cron expression is required',
    released_domain_max_domains_per_day: max
      ? wholeNumberProblem(max, 'Max Domains per Day', limits.released_domain_max_domains_per_day)
      : undefined,
  };
}

/** The schedule of the released-domain check, while it can be read. */
export function checkCron(values: AccountFormValues): string | undefined {
  const cron = values.released_domain_schedule_cron.trim();
  return cronProblem(cron) === undefined ? cron : undefined;
}

/** What to send for what was entered. Secrets that were left empty stay as they are stored. */
export function accountBody(
  values: AccountFormValues,
  { withManager }: Pick<AccountRules, 'withManager'>,
): EppAccountInput {
  const { password, ssl_cert, ssl_key, released_domain_checking_enabled } = values;
  const max = values.released_domain_max_domains_per_day.trim();
  return {
    name: values.name.trim(),
    registrar_category_id: Number(values.registrar_category_id),
    username: values.username.trim(),
    password,
    ...(ssl_cert.trim() && { ssl_cert }),
    ...(ssl_key.trim() && { ssl_key }),
    host_override: values.host_override.trim() || null,
    port_override: values.port_override.trim() ? Number(values.port_override) : null,
    ...(withManager && { manager_id: Number(values.manager_id) }),
    connection_timeout: Number(values.connection_timeout),
    is_active: values.is_active,
    released_domain_checking_enabled,
    // Fields that do not show stay as they are.
    ...(released_domain_checking_enabled && {
      released_domain_schedule_cron: values.released_domain_schedule_cron.trim(),
      released_domain_max_domains_per_day: max
        ? Number(max)
        : limits.released_domain_max_domains_per_day.default,
    }),
  };
}

/** How the fields are called where two edits of an account differ. */
export const accountFields = (
  categories: readonly EppCategory[],
  managers: readonly ManagerOption[] = [],
): EditedFields<EppAccountInput> => ({
  name: 'Name',
  registrar_category_id: {
    label: 'Registrar Category',
    show: byName(namesById(categories, ({ name }) => name)),
  },
  username: 'Username',
  manager_id: {
    label: 'Manager',
    show: byName(namesById(managers, ({ company_name }) => company_name)),
  },
  connection_timeout: 'Connection Timeout',
  host_override: 'Host Override',
  port_override: 'Port Override',
  is_active: 'Active',
  released_domain_checking_enabled: 'Check released domains',
  released_domain_schedule_cron: 'Schedule (cron, UTC)',
  released_domain_max_domains_per_day: 'Max Domains per Day',
});

const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

const ipv4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`);

/** Whether a text is an IPv4 address in four numbers, or an IPv6 address without brackets and zone. */
export function isIpAddress(text: string): boolean {
  return ipv4.test(text) || (/^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`));
}
