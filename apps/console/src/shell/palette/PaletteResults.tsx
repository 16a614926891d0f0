import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { keepOpenList } from '../../core/address/history.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import type { PaletteKeys } from './CommandPalette.tsx';
import styles from './CommandPalette.module.css';
import { isRunnable, grouped, matchCommands, useCommands, type Command } from './commands.ts';
import { recentCommands, rememberCommand } from './recents.ts';
import { useNow } from './useNow.ts';
import { useRecords } from './useRecords.ts';

interface PaletteResultsProps {
  /** The id of the list. */
  id: string;
  text: string;
  /** What the keys of the field do. */
  keysRef: RefObject<PaletteKeys>;
  /** The text for which Enter was pressed when there was nothing to run yet. */
  enterRef: RefObject<string | undefined>;
  /** Tells the field which option is selected. */
  onSelect: (option: string | undefined) => void;
  onClose: () => void;
  openHelp: () => void;
}

/** How long a command must show before Enter, with no words, changes something, in milliseconds. */
const readingTime = 400;

/** What the palette offers for a text. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, text, keysRef, enterRef, onSelect, onClose, openHelp } = props;
  /** The selected command, for a text. By default, the first one is selected. */
  const [selection, setSelection] = useState<{ text: string; id: string | undefined }>();
  const selectedId = selection?.text === text ? selection.id : undefined;
  const setSelectedId = (selected: string | undefined) => setSelection({ text, id: selected });
  const router = useRouter();

  const isEmpty = text.trim() === '';
  const now = useNow();
  const own = useCommands(openHelp);
  const records = useRecords(text);
  const offered = matchCommands(text, [...now, ...own]);
  const urgent = offered.filter(({ group }) => group === now[0]?.group);
  const actions = own.filter(({ run: does }) => does);
  const commands = grouped(
    isEmpty
      ? [...now, ...own.slice(0, 1), ...recentCommands(), ...actions, ...own]
      : records.isMeant
        ? [...urgent, ...records.commands, ...offered]
        : [...urgent, ...offered, ...records.commands],
  );
  const note = records.note ?? (commands.length === 0 ? 'Nothing found' : undefined);
  // Records may be inserted when they are found. The same command stays selected.
  const selected = commands.find(({ id: name }) => name === selectedId) ?? commands[0];
  const optionId = (command: Command) => `${id}-${commands.indexOf(command)}`;
  const option = selected && optionId(selected);
  /** The command that has been selected long enough to be read. */
  const [readId, setReadId] = useState<string>();
  const shownId = selected?.id;

  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setReadId(shownId), readingTime);
    return () => clearTimeout(timer);
  }, [option, shownId]);

  const run = (command: Command | undefined) => {
    if (!command || !isRunnable(command)) return;
    const { link } = command;
    onClose();
    rememberCommand(command);
    command.run?.();
    // A record has parameters, a screen has none.
    if (link) void router.navigate(link.params ? keepOpenList(router, link) : link);
  };
  const move = (step: 1 | -1) =>
    selected &&
    setSelectedId(commands.at((commands.indexOf(selected) + step) % commands.length)?.id);
  const enter = () => {
    if (!selected) enterRef.current = text;
    // What comes up by itself under the finger is not meant.
    const isOffered = isEmpty && selectedId === undefined && selected?.changes;
    if (!isOffered || readId === selected.id) run(selected);
  };
  // After each render, since what a key does depends on what shows.
  useLayoutEffect(() => {
    keysRef.current = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: enter };
    onSelect(option);
    if (!selected || enterRef.current !== text) return;
    if (records.isSearching && !offered.includes(selected)) return;
    enterRef.current = undefined;
    // Nobody has seen yet what it changes.
    if (!selected.changes) run(selected);
  });

  return (
    <>
      <div id={id} role="listbox" aria-label="Commands" className={styles.list}>
        {[...Map.groupBy(commands, ({ group }) => group)].map(([group, members]) => (
          <div key={group} role="group" aria-label={group}>
            <div className={styles.heading} aria-hidden>
              {group}
            </div>
            {members.map((command) => (
              // The field handles the keyboard (aria-activedescendant).
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === selected}
                aria-disabled={!isRunnable(command) || undefined}
                className={styles.option}
                onPointerMove={() => setSelectedId(command.id)}
                onClick={() => run(command)}
              >
                <Content {...command} />
                {command === selected && isRunnable(command) && (
                  <span className={styles.enter} aria-hidden>
                    Enter
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={note ? styles.note : 'visually-hidden'} role="status">
        {note ?? (!isEmpty && pluralize(commands.length, 'result'))}
      </p>
    </>
  );
}

/** A command: icon, label that ends with the name, second line, and keys. */
function Content({ icon: CommandIcon, label, name, detail, keys }: Command) {
  return (
    <>
      <CommandIcon size={16} stroke={1.6} aria-hidden />
      <span className={styles.label}>
        <span className={styles.words}>{name ? label.slice(0, -name.length) : label}</span>
        {name && <DomainName name={name} />}
        {detail && <small>{detail}</small>}
      </span>
      {keys?.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </>
  );
}
