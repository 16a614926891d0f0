import { Stack, Text, Title } from '@mantine/core';
import { shortcutsSetting } from '../../core/settings.ts';
import styles from './ShortcutHelp.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

const groups: readonly {
  heading: string;
  shortcuts: readonly (readonly [text: string, ...keys: string[]])[];
}[] = [
  {
    heading: 'Everywhere',
    shortcuts: [
      ['Command palette: screens, records and what they offer', 'Ctrl K', 'Cmd K'],
      ['Go to the search field', '/'],
      ['Go to the Drop Board', 'g d'],
      ['Go to the button of a message, such as Undo', 'm'],
      ['Show the keyboard shortcuts', '?'],
      ['Close a dialog or a menu', 'Esc'],
    ],
  },
  {
    heading: 'In lists',
    shortcuts: [
      ['Next row', 'j'],
      ['Previous row', 'k'],
      ['Order the domain of the row or drawer, or open the order', 'o'],
      ['Watch the domain of the row or drawer, or stop watching it', 'w'],
      ['Select the row', 'x'],
      ['Go to the actions for the selected rows', 'a'],
    ],
  },
  { heading: 'In forms', shortcuts: [['Submit', 'Ctrl Enter', 'Cmd Enter']] },
];

interface ShortcutHelpProps {
  onClose: () => void;
}

export function ShortcutHelp({ onClose }: ShortcutHelpProps) {
  const [on] = shortcutsSetting.use();
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" closeOnBack>
      <Stack gap="md">
        {!on && <Text size="sm">Single keys are turned off in Settings.</Text>}
        {groups.map(({ heading, shortcuts }) => (
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
