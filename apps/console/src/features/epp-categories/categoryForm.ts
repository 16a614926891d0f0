import type { EppCategory, EppCategoryInput } from '@dropcatch/sdk';
import { eppCategoryInputLimits as limits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import type { EditedFields } from '../../ui/form/mergeEdit.ts';
import { wholeNumberProblem, type Range } from '../../ui/form/fields.ts';
import { formatCount } from '../../core/text/numbers.ts';

const hostName = new RegExp(limits.epp_server_url.pattern);

/** What the field for a host name says of text that is none (spec, section 5). */
const hostNameTitle = 'Enter a valid domain name (e.g., epp.example.com)';

function wholeNumber(label: string, range: Range) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && wholeNumberProblem(dataset.value, label, range);
      if (message) addIssue({ message });
    }),
  );
}

/** The most characters of a TLD, as the contract has it. */
const longestTld = 63;

function tldsProblem(tlds: readonly string[]): string | undefined {
  const most = limits.supported_tlds.maxItems;
  if (tlds.length > most) {
    return `At most ${formatCount(most)} TLDs are possible; these are ${formatCount(tlds.length)}`;
  }
  const long = tlds.find((tld) => tld.length > longestTld);
  return long && `A TLD has at most ${longestTld} characters: ${long.slice(0, longestTld)}…`;
}

/** The rules of the category form (spec, section 5). */
export const CategoryFormSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required')),
  epp_server_url: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('EPP Server is required'),
    v.regex(hostName, hostNameTitle),
  ),
  epp_port: wholeNumber('Port', limits.epp_port),
  description: v.string(),
  supported_tlds: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && tldsProblem(parseTlds(dataset.value));
      if (message) addIssue({ message });
    }),
  ),
  default_timeout: wholeNumber('Timeout', limits.default_timeout),
  requires_ssl_cert: v.boolean(),
  is_active: v.boolean(),
});

type CategoryFormValues = v.InferOutput<typeof CategoryFormSchema>;

/** With what the form begins: the category, or the defaults of a new one (spec, section 9). */
export function categoryFormValues(category?: EppCategory): CategoryFormValues {
  return {
    name: category?.name ?? '',
    epp_server_url: category?.epp_server_url ?? '',
    epp_port: String(category?.epp_port ?? limits.epp_port.default),
    description: category?.description ?? '',
    supported_tlds: category?.supported_tlds.join(', ') ?? '',
    default_timeout: String(category?.default_timeout ?? limits.default_timeout.default),
    requires_ssl_cert: category?.requires_ssl_cert ?? limits.requires_ssl_cert.default,
    is_active: category?.is_active ?? limits.is_active.default,
  };
}

/** What to send for what was entered. */
export function categoryBody(values: CategoryFormValues): EppCategoryInput {
  return {
    ...values,
    name: values.name.trim(),
    epp_server_url: values.epp_server_url.trim(),
    epp_port: Number(values.epp_port),
    description: values.description.trim() || null,
    supported_tlds: parseTlds(values.supported_tlds),
    default_timeout: Number(values.default_timeout),
  };
}

/** How the fields are called where two edits of a category differ. */
export const categoryFields: EditedFields<EppCategoryInput> = {
  name: 'Name',
  epp_server_url: 'EPP Server',
  epp_port: 'Port',
  supported_tlds: 'Supported TLDs',
  default_timeout: 'Timeout',
  description: 'Description',
  requires_ssl_cert: 'Requires SSL certificate',
  is_active: 'Active',
};

/** TLDs as they were typed: split on commas, trimmed, empties dropped (spec, section 5). */
export function parseTlds(text: string): string[] {
  return text
    .split(',')
    .map((tld) => tld.trim())
    .filter(Boolean);
}
