import { IconSearch, IconX } from '@tabler/icons-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import { useCloseOnBack } from '../../core/address/history.ts';
import { useReturnFocus } from '../../ui/focus/moveFocus.ts';
import { lazyPart, LoadFailedOverlay } from '../../ui/page/lazyPart.tsx';
import styles from './CommandPalette.module.css';

/** What the results do with the keys of the field. */
export type PaletteKeys = Readonly<Record<string, () => void>>;

const PaletteResults = lazyPart(async () => (await import('./PaletteResults.tsx')).PaletteResults, {
  failed: LoadFailedOverlay,
});

export const preloadPalette = () => void PaletteResults.preload();

interface CommandPaletteProps {
  onClose: () => void;
  openHelp: () => void;
}

/**
 * Finds screens, actions, and records by name or number. It is a combobox with a listbox of groups: the focus stays in
 * the field, Up and Down select, Enter runs. The field is part of the frame of the screens, so that it takes every letter
 * at once; what needs more code or an answer shows below it.
 */
export function CommandPalette({ onClose, openHelp }: CommandPaletteProps) {
  const [text, setText] = useState('');
  /** The id of the selected option; undefined while there is none. */
  const [selected, setSelected] = useState<string>();
  const keys = useRef<PaletteKeys>({});
  const enter = useRef<string>(undefined);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useReturnFocus();
  useCloseOnBack(onClose);
  // As a modal dialog of the browser, which no screen takes the focus from that loads meanwhile.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = keys.current[event.key];
    if (act) event.preventDefault();
    // The results are not there yet.
    else if (event.key === 'Enter' && text.trim() !== '') enter.current = text;
    act?.();
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    enter.current = undefined;
    setText(event.currentTarget.value);
  };
  return (
    // Keys reach it through its field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      // Written out for those who look for dialogs by it.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="dialog"
      aria-modal
      aria-label="Command palette"
      className={styles.palette}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.field}>
        <IconSearch size={18} aria-hidden />
        <input
          role="combobox"
          aria-label="Search screens, actions and records"
          aria-expanded={selected !== undefined}
          aria-controls={id}
          aria-activedescendant={selected}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          inputMode="search"
          maxLength={253}
          placeholder="Screen, action, domain, order, name"
          value={text}
          onChange={onChange}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={`plain-button ${styles.close}`}
          aria-label="Close"
          onClick={onClose}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
      <PaletteResults
        id={id}
        text={text}
        keysRef={keys}
        enterRef={enter}
        onSelect={setSelected}
        onClose={onClose}
        openHelp={openHelp}
      />
    </dialog>
  );
}
