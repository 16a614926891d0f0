import { Button, Text, Checkbox, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { ColumnChooser, type ColumnChooserProps } from '../../../ui/list/ColumnChooser.tsx';
import type { PageSize } from '../../../core/browser/settings.ts';
import type { CatalogSearch } from '../catalogSearch.ts';
import { useSavedViews, type SavedViews } from './savedViews.ts';
import type { CatalogLook } from '../useCatalogLook.ts';
import {
  viewNamed,
  viewText,
  wholeSearch,
  withName,
  withoutView,
  withViewBack,
  longestName,
  withView,
} from './viewEdits.ts';
import { ViewRow } from './ViewRow.tsx';
import { viewSearch, type View } from './views.ts';
import styles from './views.module.css';
import { utcDay } from '../../../core/time/time.ts';

export interface ViewsPanelProps {
  search: CatalogSearch;
  look: CatalogLook;
  /** All columns, the hidden ones too. */
  columns: ColumnChooserProps['columns'];
  /** The page size where the address names none. */
  defaultSize: PageSize;
  /** Goes to an address of the catalogue; without a search, to the plain one. */
  onGo: (search?: CatalogSearch) => void;
  /** Changes what shows of the page that is loaded. */
  onLook: (patch: Partial<CatalogSearch>, replace?: boolean) => void;
  onClose: () => void;
}

/** What the menu 'Views' holds. */
export function ViewsPanel(props: ViewsPanelProps) {
  const { search, look, columns, defaultSize, onGo, onLook, onClose } = props;
  const [all, setAll] = useSavedViews();
  /** The view that was deleted last, and the views as they were before. */
  const [deleted, setDeleted] = useState<{ view: View; before: SavedViews }>();
  // Nothing to bring back where there is a view of its name again: another tab may have saved one.
  const undo = deleted && !viewNamed(all, deleted.view.name) ? deleted : undefined;
  const [renamed, setRenamed] = useState('');
  const section = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const whole = wholeSearch(search, { look, defaultSize });
  const now = viewText(whole);
  const apply = (next?: CatalogSearch) => {
    onGo(next);
    onClose();
  };
  const put = (views: SavedViews, message: string) => {
    setAll(views);
    setSaid(message);
    setDeleted(undefined);
  };
  const rename = (view: View, name: string) => {
    put(withName(all, view, name), `View renamed to “${name}”`);
    setRenamed(name);
  };
  const remove = (view: View) => {
    put(withoutView(all, view), '');
    setDeleted({ view, before: all });
  };
  const restore = ({ view, before }: { view: View; before: SavedViews }) => {
    put(withViewBack(all, view, before), `View “${view.name}” is back`);
    section.current?.focus();
  };
  const named = search.hide !== undefined || search.sources !== undefined;
  return (
    <>
      <section ref={section} tabIndex={-1} aria-label="Saved views" className={styles.section}>
        <ul className={styles.views}>
          <li>
            <button type="button" className={`plain-button ${styles.view}`} onClick={() => apply()}>
              All domains
            </button>
          </li>
          {all.views.map((view) => (
            <ViewRow
              // Another tab may change what stands in which place.
              key={view.name}
              view={view}
              all={all}
              current={viewText(viewSearch(view)) === now}
              onApply={() => apply(viewSearch(view))}
              renamed={view.name === renamed}
              onRename={(name) => rename(view, name)}
              onChange={put}
              onDelete={() => remove(view)}
            />
          ))}
        </ul>
        <div role="status" className={styles.said}>
          <span>{said}</span>
          <span>{undo && `View “${undo.view.name}” deleted `}</span>
        </div>
        {undo && (
          <Button size="compact-xs" variant="default" autoFocus onClick={() => restore(undo)}>
            Undo
          </Button>
        )}
        <SaveView search={whole} text={now} all={all} onSave={put} />
      </section>
      <CopyLink search={whole} />
      {named && (
        <div>
          <Text size="xs" c="dimmed">
            These columns come from the view or link that is open. Your own stay as they are.
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            mt={4}
            onClick={() => onLook({ hide: undefined, sources: undefined })}
          >
            Show my own columns
          </Button>
        </div>
      )}
      <ColumnChooser columns={columns} hidden={look.hidden} onChange={look.setHidden} />
    </>
  );
}

interface SaveViewProps {
  search: CatalogSearch;
  /** The same as a view keeps it. */
  text: string;
  all: SavedViews;
  onSave: (all: SavedViews, message: string) => void;
}

/** Saves what the catalogue shows under a name; a name that is taken replaces its view. */
function SaveView({ search, text, all, onSave }: SaveViewProps) {
  const [typed, setTyped] = useState('');
  const [moving, setMoving] = useState(true);
  const name = typed.trim();
  const old = viewNamed(all, name);
  const dated = Boolean(search.drop_date_from || search.drop_date_to);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') return;
        const view = { name, search: text, ...(dated && moving && { day: utcDay() }) };
        onSave(withView(all, view), old ? `View “${old.name}” replaced` : `View “${name}” saved`);
        setTyped('');
      }}
    >
      <div className={styles.form}>
        <TextInput
          size="xs"
          label="Save what is shown as a view"
          placeholder="Its name"
          description={old && 'Replaces the view of this name'}
          maxLength={longestName}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" disabled={name === ''}>
          {old ? 'Replace' : 'Save'}
        </Button>
      </div>
      {dated && (
        <Checkbox
          size="xs"
          mt={6}
          label="Its drop dates move along with today"
          checked={moving}
          onChange={(event) => setMoving(event.currentTarget.checked)}
        />
      )}
    </form>
  );
}

/** Copies an address that shows the same on another machine; where the browser does not let it, shows it to be copied. */
function CopyLink({ search }: { search: CatalogSearch }) {
  const router = useRouter();
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  const { href } = router.buildLocation({ to: '/domains', search });
  const link = new URL(router.history.createHref(href), window.location.href).href;
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={
          copied ? <IconCheck size={14} aria-hidden /> : <IconLink size={14} aria-hidden />
        }
        onClick={() => copy(link)}
      >
        Copy link
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? 'Link copied' : ''}
      </span>
      {error && (
        <TextInput
          size="xs"
          mt={6}
          readOnly
          label="Your browser does not let the console copy; copy it from here"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
