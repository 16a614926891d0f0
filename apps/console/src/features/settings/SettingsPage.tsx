import { Checkbox, NativeSelect, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { isStorageBlocked } from '../../core/browser/browserStorage.ts';
import { FormSection } from '../../ui/dialog/sections.tsx';
import { DensitySelect } from '../../ui/list/ColumnChooser.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import {
  csvSeparators,
  pageSizes,
  csvSeparatorSetting,
  pageSizeSetting,
  shortcutsSetting,
  timeZoneSetting,
  timeZoneOptions,
} from '../../core/settings.ts';
import { canPlaySounds, useSounds } from '../../core/browser/sound.ts';
import { useDesktopNotifications } from '../../core/browser/desktopNotifications.ts';
import { parseChoice } from '../../core/lists.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import {
  browserTimeZone,
  formatInstant,
  formatZoneOffset,
  knownBrowserZone,
} from '../../core/time/time.ts';

const schemes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The settings of this browser. They apply at once, also in other tabs. */
export function SettingsPage() {
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle={
          isStorageBlocked()
            ? 'This browser stores nothing for this site: changes are lost when the page closes'
            : 'Kept in this browser. Changes apply at once, in all tabs'
        }
      />
      <Stack gap="md" maw={880} mt="md">
        <FormSection title="Look" help="Colours, and the height of rows">
          <AppearanceField />
          <DensitySelect description="Dense shows the most rows" />
        </FormSection>
        <FormSection title="Times and lists">
          <TimeZoneField />
          <PageSizeField />
          <CsvSeparatorField />
        </FormSection>
        <FormSection title="Keyboard and notices">
          <ShortcutsField />
          <DesktopNotificationsField />
          <SoundsField />
        </FormSection>
      </Stack>
    </>
  );
}

function AppearanceField() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <NativeSelect
      label="Appearance"
      description="System follows the setting of your device"
      data={[...schemes]}
      value={colorScheme}
      onChange={(event) => {
        const chosen = schemes.find(({ value }) => value === event.currentTarget.value);
        if (chosen) setColorScheme(chosen.value);
      }}
    />
  );
}

function TimeZoneField() {
  const [zone, setZone] = timeZoneSetting.use();
  const now = new Date(useNowEveryMinute()).toISOString();
  const label = (choice: string) => {
    const name = choice || browserTimeZone();
    const offset = formatZoneOffset(name, now);
    const full = name === offset ? name : `${name} (${offset})`;
    if (choice) return full;
    return knownBrowserZone()
      ? `This browser's: ${full}`
      : 'UTC: the zone of this browser is unknown';
  };
  return (
    <div>
      <NativeSelect
        label="Time zone"
        description="For the times shown. Drop days are always UTC days"
        data={timeZoneOptions.map((value) => ({ value, label: label(value) }))}
        value={zone}
        onChange={(event) =>
          setZone(parseChoice(timeZoneOptions, event.currentTarget.value) ?? zone)
        }
      />
      <Text size="xs" c="dimmed">
        {`Times look like this: ${formatInstant(now, zone || undefined)}`}
      </Text>
    </div>
  );
}

function PageSizeField() {
  const [size, setSize] = pageSizeSetting.use();
  return (
    <NativeSelect
      label="Page size of the catalogue"
      description="Rows per page, unless the address says otherwise"
      data={pageSizes.map((value) => ({ value: String(value), label: `${value} per page` }))}
      value={String(size)}
      onChange={(event) => setSize(parseChoice(pageSizes, event.currentTarget.value) ?? size)}
    />
  );
}

const separatorLabels = { ',': 'Comma', ';': 'Semicolon' } as const;

function CsvSeparatorField() {
  const [separator, setSeparator] = csvSeparatorSetting.use();
  return (
    <NativeSelect
      label="Separator in CSV files"
      description="Semicolon, if your spreadsheet shows a file as one column. The export of the catalogue always has commas"
      data={csvSeparators.map((value) => ({ value, label: separatorLabels[value] }))}
      value={separator}
      onChange={(event) =>
        setSeparator(parseChoice(csvSeparators, event.currentTarget.value) ?? separator)
      }
    />
  );
}

function ShortcutsField() {
  const [on, setOn] = shortcutsSetting.use();
  return (
    <Checkbox
      label="Single-key shortcuts"
      description="Such as / and j. Press ? for the list. Ctrl or Cmd + K always works"
      checked={on}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}

const notificationsHint =
  'When one of your orders is caught or lost while another window is in front';

const permissionHints = {
  default: notificationsHint,
  granted: notificationsHint,
  denied:
    'Your browser blocks notifications from this site. Allow them in its settings, then reload',
  insecure: 'Browsers show them only for sites with HTTPS',
  unsupported: 'This browser does not support them',
};

function DesktopNotificationsField() {
  const { on, permission, set } = useDesktopNotifications();
  return (
    <Checkbox
      label="Desktop notifications"
      description={permissionHints[permission]}
      disabled={permission === 'unsupported' || permission === 'insecure'}
      checked={on}
      onChange={(event) => void set(event.currentTarget.checked)}
    />
  );
}

function SoundsField() {
  const { on, set } = useSounds();
  return (
    <Checkbox
      label="Sounds"
      description={
        canPlaySounds()
          ? 'A soft one a minute before a drop window opens, and when one of your orders is caught'
          : permissionHints.unsupported
      }
      disabled={!canPlaySounds()}
      checked={on}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}
