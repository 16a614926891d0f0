import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  IconCheck,
  IconHome,
  IconHomeFilled,
  IconPencil,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useRef, useState, type Ref } from 'react';
import type { SavedViews } from './savedViews.ts';
import { longestName, viewNamed } from './viewEdits.ts';
import type { View } from './views.ts';
import styles from './views.module.css';

interface ViewRowProps {
  view: View;
  all: SavedViews;
  /** Whether it is what shows now. */
  current: boolean;
  /** Whether it has just got its name: the focus stays where it was renamed. */
  renamed: boolean;
  onApply: () => void;
  onRename: (name: string) => void;
  onChange: (all: SavedViews, message: string) => void;
  onDelete: () => void;
}

/** A saved view: shown by a click; with it, what can be done with it. */
export function ViewRow(props: ViewRowProps) {
  const { view, all, current, renamed, onApply, onRename, onChange, onDelete } = props;
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { name } = view;
  const isStart = all.start === name;
  const stop = () => {
    setRenaming(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (renaming) {
    return (
      <li>
        <RenameView
          name={name}
          taken={(next) => {
            const named = viewNamed(all, next);
            return named !== undefined && named !== view;
          }}
          onRename={onRename}
          onCancel={stop}
        />
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={`plain-button ${styles.view}`}
        aria-current={current || undefined}
        title={name}
        onClick={onApply}
      >
        <span>{name}</span>
        {current && <IconCheck size={14} aria-hidden />}
      </button>
      <RowButton
        icon={isStart ? IconHomeFilled : IconHome}
        label={`Open Domains with “${name}”`}
        pressed={isStart}
        onClick={() =>
          onChange(
            { ...all, start: isStart ? '' : name },
            isStart ? 'Domains opens with all domains' : `Domains opens with “${name}”`,
          )
        }
      />
      <RowButton
        icon={IconPencil}
        label={`Rename “${name}”`}
        target={pencil}
        autoFocus={renamed}
        onClick={() => setRenaming(true)}
      />
      <RowButton icon={IconTrash} label={`Delete “${name}”`} onClick={onDelete} />
    </li>
  );
}

interface RowButtonProps {
  icon: Icon;
  label: string;
  pressed?: boolean;
  target?: Ref<HTMLButtonElement>;
  autoFocus?: boolean;
  onClick: () => void;
}

function RowButton({ icon: Mark, label, pressed, target, ...button }: RowButtonProps) {
  return (
    <ActionIcon
      ref={target}
      variant="subtle"
      color="gray"
      c="inherit"
      className={styles.tool}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      {...button}
    >
      <Mark size={16} aria-hidden />
    </ActionIcon>
  );
}

interface RenameViewProps {
  name: string;
  taken: (name: string) => boolean;
  onRename: (name: string) => void;
  onCancel: () => void;
}

function RenameView({ name, taken, onRename, onCancel }: RenameViewProps) {
  const [next, setNext] = useState(name);
  const free = !taken(next);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!free || next.trim() === '') return;
        onRename(next.trim());
        onCancel();
      }}
    >
      <TextInput
        size="xs"
        aria-label={`New name of “${name}”`}
        maxLength={longestName}
        autoFocus
        value={next}
        error={free ? undefined : 'Another view has this name'}
        onChange={(event) => setNext(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" disabled={!free || next.trim() === ''}>
        Rename
      </Button>
      <Button size="xs" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
