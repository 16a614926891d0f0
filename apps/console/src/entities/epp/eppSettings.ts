import {
  timeZones,
  type CaptureStrategy,
  type CommandType,
  type CreateMode,
  type EppAccountSettings,
  type EppCategorySettings,
  type KeepaliveType,
} from '@dropcatch/sdk';
import { eppAccountSettingsUpdateLimits, eppCategorySettingsLimits } from '@dropcatch/sdk/limits';
import { optionsOf } from '../../core/text/labels.ts';
import {
  defaultOf,
  applicableFields,
  textOf,
  inputValue,
  onlyWhen,
  withLimits,
  type FieldKind,
  type FieldOf,
  type FormField,
  type FormValues,
} from '../../ui/form/fieldTable.ts';
import { valueInWords } from '../../ui/form/fieldText.ts';
import {
  batchPlaceholders,
  fillTemplate,
  singlePlaceholders,
  xmlProblem,
  type Placeholder,
} from './eppTemplate.ts';

type SettingName = keyof EppCategorySettings | keyof EppAccountSettings;

export type SettingField = FormField<SettingName> & { placeholders?: readonly Placeholder[] };

export interface SettingSection {
  heading: string;
  fields: readonly SettingField[];
}

type FieldOptions<Kind extends FieldKind> = Omit<FieldOf<Kind>, 'name' | 'label'>;

const setting =
  <Kind extends FieldKind>(shared: FieldOptions<Kind>) =>
  (name: SettingName, label: string, own?: Partial<FieldOptions<Kind>>) =>
    ({ name, label, ...shared, ...own }) as SettingField;

const toggle = setting({ kind: 'switch' });
const number = setting({ kind: 'number' });
const time = setting({ kind: 'time', required: true });
const text = setting({ kind: 'code' });
const template = setting({ kind: 'template', required: true });
const choice = (name: SettingName, label: string, labels: Readonly<Record<string, string>>) =>
  setting({ kind: 'choice', options: optionsOf(labels) })(name, label);

const captureStrategies: Readonly<Record<CaptureStrategy, string>> = {
  check_then_create: 'Check, then create',
  direct_create: 'Create directly',
};

const createModes: Readonly<Record<CreateMode, string>> = {
  wait_response: 'Wait for each response',
  fire_and_forget: 'Fire and forget',
};

const commandTypes: Readonly<Record<CommandType, string>> = {
  rfc: 'RFC standard',
  custom: 'Custom template',
};

const keepaliveTypes: Readonly<Record<KeepaliveType, string>> = {
  hello: 'Hello',
  domain_check: 'Domain check',
  custom: 'Custom template',
};

const zones = Object.fromEntries(timeZones.map((zone) => [zone, zone]));

/** A switch with the fields that apply while it is on. */
const withToggle = (own: SettingField, fields: readonly SettingField[]) => [
  own,
  ...onlyWhen(own.name, true, fields),
];

const commands = [
  ['check_command_type', 'check_command_custom', 'Check Command', singlePlaceholders],
  [
    'check_batch_command_type',
    'check_batch_command_custom',
    'Batch Check Command',
    batchPlaceholders,
  ],
  ['create_command_type', 'create_command_custom', 'Create Command', singlePlaceholders],
] as const;

const limits = { ...eppAccountSettingsUpdateLimits, ...eppCategorySettingsLimits };

const section = (heading: string, fields: readonly SettingField[]): SettingSection => ({
  heading,
  fields: withLimits(limits, fields),
});

const templates = section(
  'Command Templates',
  commands.flatMap(([type, custom, label, placeholders]) => [
    choice(type, label, commandTypes),
    ...onlyWhen(type, 'custom', [template(custom, `${label} Template`, { placeholders })]),
  ]),
);

const keepalive = section(
  'Keepalive',
  withToggle(toggle('keepalive_enabled', 'Keep idle sessions open'), [
    number('keepalive_interval', 'Keepalive Interval', { unit: 's' }),
    choice('keepalive_type', 'Keepalive Type', keepaliveTypes),
    ...onlyWhen('keepalive_type', 'domain_check', [
      text('keepalive_domain', 'Keepalive Test Domain'),
    ]),
    ...onlyWhen('keepalive_type', 'custom', [
      template('keepalive_command_custom', 'Keepalive Template', {
        placeholders: singlePlaceholders,
      }),
    ]),
  ]),
);

const connectionSchedule = section(
  'Connection Schedule',
  withToggle(toggle('connection_schedule_enabled', 'Connect every day'), [
    time('connection_schedule_time', 'Connection Time'),
    choice('connection_schedule_timezone', 'Connection Timezone', zones),
  ]),
);

const processingSchedule = (accountFieldsOnly: readonly SettingField[]) =>
  section(
    'Order Processing Schedule',
    withToggle(toggle('order_processing_schedule_enabled', 'Process orders every day'), [
      time('order_processing_schedule_time', 'Order Processing Time'),
      ...accountFieldsOnly,
      choice('order_processing_schedule_timezone', 'Order Processing Timezone', zones),
    ]),
  );

const severalDomains = toggle(
  'domain_check_multicheck_enabled',
  'Check several domains in one command',
);

const batchSize = number('domain_check_batch_size', 'Batch Size', { unit: 'domains' });

/** The batch settings, which the form of an account also has (spec, section 3). */
export const batchFields = [severalDomains, batchSize] as const;

const shared = [
  section('Capture Strategy', [
    choice('capture_strategy', 'Capture Strategy', captureStrategies),
    choice('create_mode', 'Create Mode', createModes),
  ]),
  section('Rate Limits', [
    number('command_delay_ms', 'Command Delay', { unit: 'ms', default: 0 }),
    number('max_commands_per_second', 'Max Commands per Second'),
    number('max_concurrent_commands', 'Max Concurrent Commands'),
  ]),
  section('Batch Checks', withToggle(severalDomains, [batchSize])),
];

/** The EPP settings of a category (spec, sections 3 and 9). */
export const categorySettingSections: readonly SettingSection[] = [
  templates,
  keepalive,
  connectionSchedule,
  processingSchedule([]),
  ...shared,
];

/** The settings of an account: overrides of its category, and settings that only accounts have (spec, section 3). */
export const accountSettingSections: readonly SettingSection[] = [
  connectionSchedule,
  processingSchedule([
    time('order_processing_end_time', 'Order Processing End', {
      hint: 'Leave empty for no end time',
      required: false,
    }),
  ]),
  ...shared,
  section(
    'Commands',
    commands.map(([name, , label]) => ({
      ...choice(name, label, commandTypes),
      hint: 'Templates belong to the category',
    })),
  ),
  section(
    'WHOIS Verification',
    withToggle(
      toggle('whois_check_enabled', 'Verify catches by WHOIS', {
        hint: 'Every 2 minutes during a catch',
      }),
      [
        text('whois_server', 'WHOIS Server', {
          hint: 'Leave empty to use the registry’s public server',
        }),
        text('whois_valid_registrar', 'Valid Registrar', {
          hint: 'The registrar that WHOIS must name',
        }),
      ],
    ),
  ),
];

export const categorySettingFields = categorySettingSections.flatMap(({ fields }) => fields);

export const accountSettingFields = accountSettingSections.flatMap(({ fields }) => fields);

type Settings = Readonly<Record<string, unknown>>;

/** Completes settings with the defaults of the spec (section 9). */
export function withDefaults<Given extends object>(
  fields: readonly SettingField[],
  given: Given,
): Given & Settings {
  const settings = { ...given } as Settings;
  const all = fields.map((field) => [field.name, settings[field.name] ?? defaultOf(field)]);
  return { ...given, ...Object.fromEntries(all) };
}

/**
 * Why visible templates are not well-formed XML, by label. This is only a hint, since a registry may want fragments.
 */
export function templateProblems(values: FormValues): [label: string, problem: string][] {
  return applicableFields(categorySettingFields, values).flatMap(
    ({ name, label, placeholders }) => {
      const problem = placeholders && xmlProblem(fillTemplate(textOf(values[name]), placeholders));
      return problem ? [[label, problem]] : [];
    },
  );
}

/** The settings of a category as the record of a form. */
export type CategorySettings = ReturnType<typeof settingsOf>;

/** Settings of a category, completed with the defaults, as the record of a form. */
export const settingsOf = (id: number, settings: EppCategorySettings) => ({
  ...withDefaults(categorySettingFields, settings),
  id,
});

/**
 * The fields of an account's settings. The value of an inherited setting is null. The server does not say which are
 * inherited (contract, eppAccounts/settings), so a value that equals that of the category counts as inherited, and only
 * changes are sent: all keys would turn inherited settings into own ones.
 */
export function overrideFields(category: Settings): SettingField[] {
  return accountSettingFields.map((field) => {
    const { name, when } = field;
    return {
      ...field,
      onlyIfChanged: true,
      toInput: (stored) =>
        name in category && stored === category[name] ? null : inputValue(field, stored),
      show: (value) => (value === null ? 'Inherited' : valueInWords(field, value)),
      ...(when && {
        when: (values: FormValues) => when(effectiveValues(accountSettingFields, values, category)),
      }),
    };
  });
}

/** The values of a form, with the inherited value in place of null. */
export function effectiveValues(
  fields: readonly SettingField[],
  values: FormValues,
  category: Settings,
): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const { name } = field;
      return [name, values[name] ?? inputValue(field, category[name])];
    }),
  );
}
