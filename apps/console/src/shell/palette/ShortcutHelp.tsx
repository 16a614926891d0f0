import { Modal, Stack, Text, Title } from '@mantine/core';
import { useBackLeaves } from '../../lib/address/useBackLeaves.ts';
import { useShortcutsOn } from '../../lib/browser/settings.ts';
import { useFocusBack } from '../../lib/focus/useFocusBack.ts';
import { shortcutHelp } from '../shortcuts.ts';
import styles from './ShortcutHelp.module.css';

/** What the help sheet is given. */
export interface ShortcutHelpProps {
  onClose: () => void;
}

/** All keys and what they do. */
export function ShortcutHelp({ onClose }: ShortcutHelpProps) {
  const [on] = useShortcutsOn();
  useFocusBack();
  useBackLeaves(onClose);
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Stack gap="md">
        {!on && <Text size="sm">Single keys are turned off in Settings.</Text>}
        {shortcutHelp.map(({ heading, shortcuts }) => (
          <section key={heading}>
            <Title order={3} size="h6" mb={4}>
              {heading}
            </Title>
            <dl className={styles.keys}>
              {shortcuts.map(({ keys, text }) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
