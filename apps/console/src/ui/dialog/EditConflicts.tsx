import '@mantine/core/styles/Radio.css';
import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { aroundDifference } from '../../core/text/aroundDifference.ts';
import type { EditConflict } from '../form/mergeEdit.ts';
import { confirm } from './confirm.ts';
import styles from './EditConflicts.module.css';

/**
 * Shows the fields that somebody else changed while they were edited here, and asks which value each keeps.
 * @returns the labels of the fields whose server values win; nothing where the person goes back to the form
 */
export async function askAboutConflicts(
  conflicts: readonly EditConflict[],
): Promise<ReadonlySet<string> | undefined> {
  const takeTheirs = new Set<string>();
  const confirmed = await confirm({
    title: 'Somebody else changed this, too',
    confirmLabel: 'Save',
    cancelLabel: 'Back to the Form',
    size: 'lg',
    body: <EditConflicts conflicts={conflicts} takeTheirs={takeTheirs} />,
  });
  return confirmed ? takeTheirs : undefined;
}

interface EditConflictsProps {
  conflicts: readonly EditConflict[];
  /** Filled with the labels that the person chooses. */
  takeTheirs: Set<string>;
}

function EditConflicts({ conflicts, takeTheirs }: EditConflictsProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (label: string, side: string) => {
    if (side === 'theirs') takeTheirs.add(label);
    else takeTheirs.delete(label);
    setTheirs([...takeTheirs]);
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        These fields were changed here and by somebody else since you opened the form. Nothing is
        saved yet. What others changed in other fields stays.
      </Text>
      {conflicts.map(({ label, mine, theirs: stored }) => (
        <Radio.Group
          key={label}
          label={label}
          value={theirs.includes(label) ? 'theirs' : 'mine'}
          onChange={(side) => choose(label, side)}
        >
          <Stack gap={6} mt={4}>
            <Radio value="mine" label="Keep mine" description={<Value of={mine} not={stored} />} />
            <Radio
              value="theirs"
              label="Take theirs"
              description={<Value of={stored} not={mine} />}
            />
          </Stack>
        </Radio.Group>
      ))}
    </Stack>
  );
}

function Value({ of, not }: { of: string; not: string }) {
  return <bdi className={styles.value}>{of ? aroundDifference(of, not) : '(empty)'}</bdi>;
}
