import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { keepOpenList, useCloseOnBack } from '../../core/address/history.ts';
import { useReturnFocus } from '../../ui/focus/moveFocus.ts';
import styles from './CommandPalette.module.css';
import { grouped, matchCommands, useCommands, type Command } from './commands.ts';
import { useLookups } from './lookups.ts';
import { isRecent, recentCommands, rememberCommand } from './recents.ts';
import { useRecords } from './records.ts';
import { useVerbs } from './verbs.ts';

interface CommandPaletteProps {
  onClose: () => void;
  openHelp: () => void;
}

/**
 * Finds screens, actions, and records by name or number. It is a combobox with a listbox of groups: the focus stays in
 * the field, Up and Down select, Enter runs.
 */
export function CommandPalette({ onClose, openHelp }: CommandPaletteProps) {
  const [text, setText] = useState('');
  /** By default, the first command is selected. */
  const [selectedId, setSelectedId] = useState<string>();
  const id = useId();
  const router = useRouter();
  useReturnFocus();
  useCloseOnBack(onClose);

  const { verb, examples } = useVerbs(text);
  // A verb names its record, so nothing else is looked up.
  const query = verb ? '' : text;
  const matches = matchCommands(text, [...useCommands(openHelp), ...examples]);
  const recents = text.trim() === '' ? recentCommands() : [];
  const others = matches.filter((command) => !isRecent(command, recents));
  const { lookups, isExact } = useLookups(query);
  const { records, note } = useRecords(query);
  const commands = grouped(
    verb
      ? [verb, ...matches]
      : isExact
        ? [...lookups, ...records, ...matches]
        : [...recents, ...others, ...records, ...lookups],
  );
  // Records may be inserted when they are found. The same command stays selected.
  const selectedIndex = Math.max(
    0,
    commands.findIndex(({ id: name }) => name === selectedId),
  );

  const preview = commands[selectedIndex]?.preview;

  useEffect(() => {
    document.getElementById(optionId(id, selectedIndex))?.scrollIntoView({ block: 'nearest' });
  }, [selectedIndex, id]);

  const run = (command: Command | undefined) => {
    if (!command || !canRun(command)) return;
    const { link, fills } = command;
    if (fills !== undefined) return setText(fills);
    onClose();
    rememberCommand(command);
    command.run?.();
    // A record has parameters, a screen has none.
    if (link) void router.navigate(link.params ? keepOpenList(router, link) : link);
  };
  const move = (step: 1 | -1) =>
    setSelectedId(commands.at((selectedIndex + step) % commands.length)?.id);
  const keyActions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => run(commands[selectedIndex]),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keyActions[event.key];
    if (!step) return;
    event.preventDefault();
    if (commands.length > 0) step();
  };

  return (
    <Modal.Root opened onClose={onClose} size="lg" yOffset="10dvh" data-at-top>
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
              aria-activedescendant={commands.length > 0 ? optionId(id, selectedIndex) : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={253}
              placeholder="Screen, action, domain, order, name"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setSelectedId(undefined);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div id={id} role="listbox" aria-label="Commands" className={styles.list}>
            {[...Map.groupBy(commands, ({ group }) => group)].map(([group, members]) => (
              <div key={group} role="group" aria-label={group}>
                <div className={styles.heading} aria-hidden>
                  {group}
                </div>
                {members.map((command) => {
                  const index = commands.indexOf(command);
                  return (
                    // The field handles the keyboard (aria-activedescendant).
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                    <div
                      key={command.id}
                      id={optionId(id, index)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === selectedIndex}
                      aria-disabled={!canRun(command) || undefined}
                      className={styles.option}
                      onPointerMove={() => setSelectedId(command.id)}
                      onClick={() => run(command)}
                    >
                      <Content {...command} />
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
          <p className={`${styles.none} ${preview ? styles.preview : ''}`} role="status">
            {preview ?? note ?? (commands.length === 0 && 'Nothing found')}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const canRun = ({ link, fills, run }: Command) => Boolean(link ?? fills ?? run);

function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** A command: icon, label with the name in it, hint and keys. */
function Content({ icon: CommandIcon, label, name, hint, keys }: Command) {
  const at = name ? label.indexOf(name) : -1;
  return (
    <>
      <CommandIcon size={18} stroke={1.6} aria-hidden />
      <span className={styles.label}>
        {name && at >= 0 ? (
          <>
            <span>{label.slice(0, at)}</span>
            <span className="domain-name">{name}</span>
            <span>{label.slice(at + name.length)}</span>
          </>
        ) : (
          label
        )}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {keys?.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </>
  );
}
