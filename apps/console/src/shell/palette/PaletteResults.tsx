import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { keepOpenList } from '../../core/address/history.ts';
import type { PaletteKeys } from './CommandPalette.tsx';
import styles from './CommandPalette.module.css';
import { grouped, matchCommands, useCommands, type Command } from './commands.ts';
import { useLookups } from './lookups.ts';
import { isRecent, recentCommands, rememberCommand } from './recents.ts';
import { useRecords } from './records.ts';
import { useVerbs } from './verbs.ts';

interface PaletteResultsProps {
  /** The id of the list. */
  id: string;
  text: string;
  setText: (text: string) => void;
  /** What the keys of the field do. */
  keysRef: RefObject<PaletteKeys>;
  /** Tells the field which option is selected. */
  onSelect: (option: string | undefined) => void;
  onClose: () => void;
  openHelp: () => void;
}

/** What the palette offers for a text. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, text, setText, keysRef, onSelect, onClose, openHelp } = props;
  /** The selected command, for a text. By default, the first one is selected. */
  const [selection, setSelection] = useState<{ text: string; id: string | undefined }>();
  const selectedId = selection?.text === text ? selection.id : undefined;
  const setSelectedId = (selected: string | undefined) => setSelection({ text, id: selected });
  const router = useRouter();

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
    commands.length > 0 && setSelectedId(commands.at((selectedIndex + step) % commands.length)?.id);
  const option = commands.length > 0 ? optionId(id, selectedIndex) : undefined;
  // After each render, since what a key does depends on what shows.
  useLayoutEffect(() => {
    keysRef.current = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => run(commands[selectedIndex]),
    };
    onSelect(option);
  });

  return (
    <>
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
    </>
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
