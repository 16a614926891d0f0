import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useBackLeaves } from '../../core/address/useBackLeaves.ts';
import { useFocusBack } from '../../ui/focus/useFocusBack.ts';
import styles from './CommandPalette.module.css';
import { matchCommands, type Command } from './commands.ts';
import { useCommands } from './useCommands.ts';
import { useLookUps } from './useLookUps.ts';
import { useRecords } from './useRecords.ts';

/** What the palette is given. */
export interface CommandPaletteProps {
  onClose: () => void;
  openHelp: () => void;
}

/**
 * One field for everything: screens by role, actions, and records by their names and numbers. A combobox with a listbox:
 * the focus stays in the field, Up and Down choose, Enter runs.
 */
export function CommandPalette({ onClose, openHelp }: CommandPaletteProps) {
  const [text, setText] = useState('');
  /** The command that was moved to, by its id; without one, the first. */
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  useFocusBack();
  useBackLeaves(onClose);

  const matches = matchCommands(text, useCommands(openHelp));
  const { lookUps, sure } = useLookUps(text);
  const { records, note } = useRecords(text);
  const commands = sure
    ? [...lookUps, ...records, ...matches]
    : [...matches, ...records, ...lookUps];
  // What is looked up may come between them: the choice stays with its command.
  const at = Math.max(
    0,
    commands.findIndex(({ id: name }) => name === chosen),
  );

  useEffect(() => {
    document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' });
  }, [at, id]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const move = (step: 1 | -1) => setChosen(commands.at((at + step) % commands.length)?.id);
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => run(commands[at]),
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (commands.length > 0) step();
  };

  return (
    <Modal.Root opened onClose={onClose} size="lg" yOffset="10dvh">
      <Modal.Overlay />
      <Modal.Content aria-label="Command palette">
        <Modal.Body p={0}>
          <div className={styles.field}>
            <IconSearch size={18} aria-hidden />
            <input
              data-autofocus
              role="combobox"
              aria-label="Search screens, actions and records"
              aria-expanded={commands.length > 0}
              aria-controls={id}
              aria-activedescendant={commands.length > 0 ? optionId(id, at) : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={253}
              placeholder="Screen, action, domain, order, name"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setChosen(undefined);
              }}
              onKeyDown={press}
            />
          </div>
          <div id={id} role="listbox" aria-label="Commands" className={styles.list}>
            {commands.map((command, index) => {
              const { id: name, group, label, hint, icon: CommandIcon } = command;
              return (
                // The keyboard works the list from the field (aria-activedescendant).
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={name}
                  id={optionId(id, index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  className={styles.option}
                  onPointerMove={() => setChosen(name)}
                  onClick={() => run(command)}
                >
                  <CommandIcon size={18} stroke={1.6} aria-hidden />
                  <span className={styles.label}>{label}</span>
                  <span className={styles.hint}>{hint ?? group}</span>
                </div>
              );
            })}
          </div>
          <p className={styles.none} role="status">
            {note ?? (commands.length === 0 && 'Nothing fits this')}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}
