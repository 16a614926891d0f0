import {
  timeZones,
  type CaptureStrategy,
  type CommandType,
  type CreateMode,
  type KeepaliveType,
} from '@dropcatch/sdk';
import { eppAccountSettingsUpdateLimits, eppCategorySettingsLimits } from '@dropcatch/sdk/limits';
import { batchPlaceholders, singlePlaceholders } from './eppTemplate.ts';
import { optionsOf } from '../../core/text/looks.ts';
import type { SettingField, SettingGroup, SettingName, SettingValues } from './settingsForm.ts';

const limits = eppCategorySettingsLimits;

const captureStrategyLabels: Readonly<Record<CaptureStrategy, string>> = {
  check_then_create: 'Check, then create',
  direct_create: 'Create directly',
};

const createModeLabels: Readonly<Record<CreateMode, string>> = {
  wait_response: 'Wait for each response',
  fire_and_forget: 'Fire and forget',
};

const commandTypeLabels: Readonly<Record<CommandType, string>> = {
  rfc: 'RFC standard',
  custom: 'Custom template',
};

const keepaliveTypeLabels: Readonly<Record<KeepaliveType, string>> = {
  hello: 'Hello',
  domain_check: 'Domain check',
  custom: 'Custom template',
};

const timeZoneOptions = timeZones.map((value) => ({ value, label: value }));

const isOn = (name: SettingName) => (values: SettingValues) => values[name] === true;
const isCustom = (name: SettingName) => (values: SettingValues) => values[name] === 'custom';
const keepsAliveBy = (type: string) => (values: SettingValues) =>
  values['keepalive_enabled'] === true && values['keepalive_type'] === type;

const catching: SettingGroup = {
  heading: 'Capture Strategy',
  fields: [
    {
      name: 'capture_strategy',
      label: 'Capture Strategy',
      kind: 'select',
      options: optionsOf(captureStrategyLabels),
    },
    {
      name: 'create_mode',
      label: 'Create Mode',
      kind: 'select',
      options: optionsOf(createModeLabels),
    },
  ],
};

const pace: SettingGroup = {
  heading: 'Rate Limits',
  fields: [
    {
      name: 'command_delay_ms',
      label: 'Command Delay',
      kind: 'number',
      unit: 'ms',
      ...limits.command_delay_ms,
    },
    {
      name: 'max_commands_per_second',
      label: 'Max Commands per Second',
      kind: 'number',
      ...limits.max_commands_per_second,
    },
    {
      name: 'max_concurrent_commands',
      label: 'Max Concurrent Commands',
      kind: 'number',
      ...limits.max_concurrent_commands,
    },
  ],
};

const batches: SettingGroup = {
  heading: 'Batch Checks',
  fields: [
    {
      name: 'domain_check_multicheck_enabled',
      label: 'Check several domains in one command',
      kind: 'switch',
    },
    {
      name: 'domain_check_batch_size',
      label: 'Batch Size',
      kind: 'number',
      unit: 'domains',
      when: isOn('domain_check_multicheck_enabled'),
      ...limits.domain_check_batch_size,
    },
  ],
};

const connecting: SettingGroup = {
  heading: 'Connection Schedule',
  fields: [
    { name: 'connection_schedule_enabled', label: 'Connect every day', kind: 'switch' },
    {
      name: 'connection_schedule_time',
      label: 'Connection Time',
      kind: 'time',
      required: true,
      when: isOn('connection_schedule_enabled'),
    },
    {
      name: 'connection_schedule_timezone',
      label: 'Connection Timezone',
      kind: 'select',
      options: timeZoneOptions,
      when: isOn('connection_schedule_enabled'),
    },
  ],
};

const processing = (ownFields: readonly SettingField[]): SettingGroup => ({
  heading: 'Order Processing Schedule',
  fields: [
    {
      name: 'order_processing_schedule_enabled',
      label: 'Process orders every day',
      kind: 'switch',
    },
    {
      name: 'order_processing_schedule_time',
      label: 'Order Processing Time',
      kind: 'time',
      required: true,
      when: isOn('order_processing_schedule_enabled'),
    },
    ...ownFields,
    {
      name: 'order_processing_schedule_timezone',
      label: 'Order Processing Timezone',
      kind: 'select',
      options: timeZoneOptions,
      when: isOn('order_processing_schedule_enabled'),
    },
  ],
});

const commandPairs = [
  ['check_command_type', 'check_command_custom', 'Check Command', singlePlaceholders],
  [
    'check_batch_command_type',
    'check_batch_command_custom',
    'Batch Check Command',
    batchPlaceholders,
  ],
  ['create_command_type', 'create_command_custom', 'Create Command', singlePlaceholders],
] as const;

const templates: SettingGroup = {
  heading: 'Command Templates',
  fields: commandPairs.flatMap(([type, custom, label, placeholders]): SettingField[] => [
    { name: type, label, kind: 'select', options: optionsOf(commandTypeLabels) },
    {
      name: custom,
      label: `${label} Template`,
      kind: 'template',
      maxLength: limits[custom].maxLength,
      placeholders,
      when: isCustom(type),
    },
  ]),
};

const commands: SettingGroup = {
  heading: 'Commands',
  fields: commandPairs.map(([name, , label]): SettingField => ({
    name,
    label,
    hint: 'Templates belong to the category',
    kind: 'select',
    options: optionsOf(commandTypeLabels),
  })),
};

const keepalive: SettingGroup = {
  heading: 'Keepalive',
  fields: [
    { name: 'keepalive_enabled', label: 'Keep idle sessions open', kind: 'switch' },
    {
      name: 'keepalive_interval',
      label: 'Keepalive Interval',
      kind: 'number',
      unit: 's',
      when: isOn('keepalive_enabled'),
      ...limits.keepalive_interval,
    },
    {
      name: 'keepalive_type',
      label: 'Keepalive Type',
      kind: 'select',
      options: optionsOf(keepaliveTypeLabels),
      when: isOn('keepalive_enabled'),
    },
    {
      name: 'keepalive_domain',
      label: 'Keepalive Test Domain',
      kind: 'text',
      maxLength: limits.keepalive_domain.maxLength,
      fallback: limits.keepalive_domain.default,
      when: keepsAliveBy('domain_check'),
    },
    {
      name: 'keepalive_command_custom',
      label: 'Keepalive Template',
      kind: 'template',
      maxLength: limits.keepalive_command_custom.maxLength,
      placeholders: singlePlaceholders,
      when: keepsAliveBy('custom'),
    },
  ],
};

const whois: SettingGroup = {
  heading: 'WHOIS Verification',
  fields: [
    {
      name: 'whois_check_enabled',
      label: 'Verify catches by WHOIS',
      hint: 'Every 2 minutes during a catch',
      kind: 'switch',
    },
    {
      name: 'whois_server',
      label: 'WHOIS Server',
      hint: "Empty for the registry's public one",
      kind: 'text',
      maxLength: eppAccountSettingsUpdateLimits.whois_server.maxLength,
      when: isOn('whois_check_enabled'),
    },
    {
      name: 'whois_valid_registrar',
      label: 'Valid Registrar',
      hint: 'The registrar that WHOIS must name',
      kind: 'text',
      maxLength: eppAccountSettingsUpdateLimits.whois_valid_registrar.maxLength,
      when: isOn('whois_check_enabled'),
    },
  ],
};

/** The EPP settings of a category (spec, sections 3 and 9). */
export const categoryGroups: readonly SettingGroup[] = [
  templates,
  keepalive,
  connecting,
  processing([]),
  catching,
  pace,
  batches,
];

/** The settings of an account: overrides of its category's, and what only accounts have (spec, section 3). */
export const accountGroups: readonly SettingGroup[] = [
  connecting,
  processing([
    {
      name: 'order_processing_end_time',
      label: 'Order Processing End',
      hint: 'Empty for no end of its own',
      kind: 'time',
      required: false,
      when: isOn('order_processing_schedule_enabled'),
    },
  ]),
  catching,
  pace,
  batches,
  commands,
  whois,
];
