import { Stack, Text, Title } from '@mantine/core';
import { useShortcutsOn } from '../../core/browser/settings.ts';
import { shortcutHelp } from '../shortcuts.ts';
import styles from './ShortcutHelp.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

export interface ShortcutHelpProps {
  onClose: () => void;
}

/** All keys and what they do. */
export function ShortcutHelp({ onClose }: ShortcutHelpProps) {
  const [on] = useShortcutsOn();
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" leftByBack>
      <Stack gap="md">
        {!on && <Text size="sm">Single keys are turned off in Settings.</Text>}
        {shortcutHelp.map(({ heading, shortcuts }) => (
          <section key={heading}>
            <Title order={3} size="h6" mb={4}>
              {heading}
            </Title>
            <dl className={styles.keys}>
              {shortcuts.map(([text, ...keys]) => (
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
    </Dialog>
  );
}
