import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  captureStrategies,
  type EppAccountSettings,
  type EppCategorySettings,
} from '@dropcatch/sdk';
import { changedIn } from '../../ui/form/mergeEdit.ts';
import { bodyOf, problemsIn, valuesOf, type FormValues } from '../../ui/form/fieldTable.ts';
import { accountSettingFields, categorySettingFields, overrideFields } from './eppSettings.ts';

const category: EppCategorySettings = {
  check_command_type: 'rfc',
  check_command_custom: null,
  check_batch_command_type: 'rfc',
  check_batch_command_custom: null,
  create_command_type: 'rfc',
  create_command_custom: null,
  keepalive_enabled: true,
  keepalive_interval: 300,
  keepalive_type: 'hello',
  keepalive_domain: 'example.com',
  keepalive_command_custom: null,
  connection_schedule_enabled: true,
  connection_schedule_time: '17:50:00',
  connection_schedule_timezone: 'UTC',
  order_processing_schedule_enabled: false,
  order_processing_schedule_time: null,
  order_processing_schedule_timezone: 'UTC',
  capture_strategy: 'direct_create',
  command_delay_ms: 0,
  create_mode: 'wait_response',
  max_commands_per_second: 10,
  max_concurrent_commands: 5,
  domain_check_multicheck_enabled: true,
  domain_check_batch_size: 50,
};

const account: EppAccountSettings = {
  ...category,
  max_commands_per_second: 20,
  order_processing_end_time: null,
  whois_check_enabled: false,
  whois_server: null,
  whois_valid_registrar: null,
};

const overrides = overrideFields({ ...category });
const opened = valuesOf(overrides, account);
/** What a form sends: the fields that differ from the stored ones. */
const changes = (edited: FormValues) =>
  changedIn(overrides, bodyOf(overrides, { ...opened, ...edited }), bodyOf(overrides, opened));
const sent = (values: FormValues) => ({
  ...category,
  ...bodyOf(categorySettingFields, values),
});

describe('the settings of a category', () => {
  test('have a field each', () => {
    const names = categorySettingFields.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(category).toSorted());
  });

  test('are sent unchanged if nothing was edited', () => {
    const values = valuesOf(categorySettingFields, category);
    expect(problemsIn(categorySettingFields, values)).toEqual({});
    expect(sent(values)).toEqual(category);
  });

  test('keep the value of a field that does not show', () => {
    const values = {
      ...valuesOf(categorySettingFields, category),
      keepalive_interval: 'soon',
      keepalive_enabled: false,
    };
    expect(problemsIn(categorySettingFields, values)).toEqual({});
    expect(sent(values)).toEqual({
      ...category,
      keepalive_enabled: false,
    });
  });

  test.for([
    ['command_delay_ms', 'Command Delay', 0, 300_000],
    ['max_commands_per_second', 'Max Commands per Second', 1, 100],
    ['max_concurrent_commands', 'Max Concurrent Commands', 1, 50],
    ['domain_check_batch_size', 'Batch Size', 1, 100],
    ['keepalive_interval', 'Keepalive Interval', 60, 3600],
  ] as const)(
    '%s has the range of the spec [§5.epp-settings.ranges]',
    ([name, label, min, max]) => {
      fc.assert(
        fc.property(fc.integer({ min: min - 100, max: max + 100 }), (number) => {
          const values = { ...valuesOf(categorySettingFields, category), [name]: String(number) };
          const problem = problemsIn(categorySettingFields, values)[name];
          expect(problem === undefined).toBe(number >= min && number <= max);
          if (problem) expect(problem).toContain(`${label} must be a whole number from ${min} to`);
        }),
      );
    },
  );

  test('require only the times and templates that apply', () => {
    const values = {
      ...valuesOf(categorySettingFields, category),
      connection_schedule_time: '25:00:00',
      order_processing_schedule_enabled: true,
      check_command_type: 'custom',
      keepalive_type: 'custom',
    };
    expect(problemsIn(categorySettingFields, values)).toEqual({
      connection_schedule_time: 'Connection Time must be HH:MM:SS',
      order_processing_schedule_time: 'Order Processing Time is required',
      check_command_custom: 'Check Command Template is required',
      keepalive_command_custom: 'Keepalive Template is required',
    });
  });

  test('use the default test domain if there is none', () => {
    const values = valuesOf(categorySettingFields, { ...category, keepalive_type: 'domain_check' });
    expect(sent({ ...values, keepalive_domain: ' ' })).toMatchObject({
      keepalive_domain: 'example.com',
    });
  });
});

describe('the settings of an account', () => {
  test('have a field each', () => {
    const names = accountSettingFields.map(({ name }) => name);
    const without = (name: string) => !name.startsWith('keepalive_') && !name.endsWith('_custom');
    expect(names.toSorted()).toEqual(Object.keys(account).filter(without).toSorted());
  });

  test('are its own if they differ from those of the category', () => {
    expect(opened['max_commands_per_second']).toBe('20');
    expect(opened['max_concurrent_commands']).toBeNull();
    expect(opened['whois_server']).toBe('');
  });

  test('are not sent if nothing was edited', () => {
    expect(changes({})).toEqual({});
  });

  test('are sent if they were edited', () => {
    expect(
      changes({
        capture_strategy: 'check_then_create',
        whois_check_enabled: true,
        whois_server: ' whois.example.com ',
      }),
    ).toEqual({
      capture_strategy: 'check_then_create',
      whois_check_enabled: true,
      whois_server: 'whois.example.com',
    });
  });

  test('are sent as null if they are inherited again', () => {
    expect(changes({ max_commands_per_second: null })).toEqual({ max_commands_per_second: null });
  });

  test('can be fixed at the value of the category', () => {
    expect(changes({ command_delay_ms: '0' })).toEqual({ command_delay_ms: 0 });
  });

  test('lead to the requested values, after any edits', () => {
    const edits = fc.record({
      max_commands_per_second: fc.option(fc.integer({ min: 1, max: 100 })),
      command_delay_ms: fc.option(fc.integer({ min: 0, max: 300_000 })),
      capture_strategy: fc.option(fc.constantFrom(...captureStrategies)),
    });
    fc.assert(
      fc.property(edits, (wanted) => {
        const edited = Object.entries(wanted).map(([name, value]) => [
          name,
          value?.toString() ?? null,
        ]);
        // What the server makes of it: null gives up the own value.
        const own = Object.entries({ ...account, ...changes(Object.fromEntries(edited)) }).filter(
          ([, value]) => value !== null,
        );
        const inForce = { ...category, ...Object.fromEntries(own) };
        for (const [name, value] of Object.entries(wanted)) {
          expect(inForce[name as keyof typeof wanted]).toBe(
            value ?? category[name as keyof typeof wanted],
          );
        }
      }),
    );
  });
});
