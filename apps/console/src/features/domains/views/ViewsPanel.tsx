import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  IconCheck,
  IconHome,
  IconHomeFilled,
  IconLink,
  IconPencil,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { PageSize } from '../../../core/browser/settings.ts';
import { utcDay } from '../../../core/time/time.ts';
import { quietButton } from '../../../ui/page/BusyButton.tsx';
import type { CatalogSearch } from '../catalogSearch.ts';
import type { CatalogLook } from '../domainColumns.tsx';
import {
  longestName,
  useSavedViews,
  viewNamed,
  viewSearch,
  viewText,
  wholeSearch,
  withView,
  type View,
} from './savedViews.ts';
import styles from './views.module.css';

export interface ViewsPanelProps {
  search: CatalogSearch;
  look: CatalogLook;
  /** The page size if the address has none. */
  defaultSize: PageSize;
  /** Goes to an address of the catalogue; without a search, to the plain one. */
  onGo: (search?: CatalogSearch) => void;
  /** Changes what shows of the loaded page. */
  onLook: (patch: Partial<CatalogSearch>) => void;
  onClose: () => void;
}

/** The menu 'Views': saved views, and a link to the current one. */
export function ViewsPanel({ search, look, defaultSize, onGo, onLook, onClose }: ViewsPanelProps) {
  const [views, setViews] = useSavedViews();
  const [said, setSaid] = useState('');
  const [deleted, setDeleted] = useState<{ view: View; place: number }>();
  /** The view whose name is or was being edited. The focus goes back to its button. */
  const [edited, setEdited] = useState<{ name: string; open: boolean }>();
  const [moving, setMoving] = useState(true);
  const section = useRef<HTMLDivElement>(null);
  const whole = wholeSearch(search, look, defaultSize);
  const now = viewText(whole);
  const dated = Boolean(search.drop_date_from || search.drop_date_to);
  // Another tab may have saved a view of the deleted one's name.
  const undo = deleted && !viewNamed(views, deleted.view.name) ? deleted : undefined;

  const go = (next?: CatalogSearch) => {
    onGo(next);
    onClose();
  };
  const put = (next: View[], message: string) => {
    setViews(next);
    setSaid(message);
    setDeleted(undefined);
  };
  const save = (name: string) => {
    const old = viewNamed(views, name);
    const view = { name, search: now, day: dated && moving ? utcDay() : undefined };
    put(withView(views, view), old ? `View “${old.name}” replaced` : `View “${name}” saved`);
  };
  const rename = (view: View, name: string) => {
    const next = views.map((other) => (other === view ? { ...view, name } : other));
    put(next, `View renamed to “${name}”`);
    setEdited({ name, open: false });
  };
  const remove = (view: View) => {
    const place = views.indexOf(view);
    put(views.toSpliced(place, 1), `View “${view.name}” deleted`);
    setDeleted({ view, place });
  };
  const restore = ({ view, place }: { view: View; place: number }) => {
    const start = view.start && !views.some((other) => other.start);
    put(views.toSpliced(place, 0, { ...view, start }), `View “${view.name}” is back`);
    section.current?.focus();
  };
  const openWith = ({ name, start }: View) => {
    const next = views.map((view) => ({ ...view, start: !start && view.name === name }));
    put(next, start ? 'Domains opens with all domains' : `Domains opens with “${name}”`);
  };

  const rowOf = (view: View) => {
    const { name, start = false } = view;
    if (edited?.open && edited.name === name) {
      return (
        <NameForm views={views} own={name} onName={(next) => rename(view, next)}>
          <Button size="xs" variant="default" onClick={() => setEdited({ name, open: false })}>
            Cancel
          </Button>
        </NameForm>
      );
    }
    const current = viewText(viewSearch(view)) === now;
    return (
      <>
        <button
          type="button"
          className={`plain-button ${styles.view}`}
          aria-current={current || undefined}
          title={name}
          onClick={() => go(viewSearch(view))}
        >
          <span>{name}</span>
          {current && <IconCheck size={14} aria-hidden />}
        </button>
        <Tool
          icon={start ? IconHomeFilled : IconHome}
          label={`Open Domains with “${name}”`}
          aria-pressed={start}
          onClick={() => openWith(view)}
        />
        <Tool
          icon={IconPencil}
          label={`Rename “${name}”`}
          autoFocus={edited?.name === name}
          onClick={() => setEdited({ name, open: true })}
        />
        <Tool icon={IconTrash} label={`Delete “${name}”`} onClick={() => remove(view)} />
      </>
    );
  };

  return (
    <>
      <Stack
        component="section"
        gap={8}
        ref={section}
        tabIndex={-1}
        aria-label="Saved views"
        className={styles.section}
      >
        <ul className={styles.views}>
          <li>
            <button type="button" className={`plain-button ${styles.view}`} onClick={() => go()}>
              All domains
            </button>
          </li>
          {views.map((view) => (
            <li key={view.name}>{rowOf(view)}</li>
          ))}
        </ul>
        <Text size="xs" c="dimmed" role="status">
          {said}
        </Text>
        {undo && (
          <Button size="compact-xs" variant="default" autoFocus onClick={() => restore(undo)}>
            Undo
          </Button>
        )}
        <NameForm views={views} onName={save} />
        {dated && (
          <Checkbox
            size="xs"
            label="Its drop dates move with today"
            checked={moving}
            onChange={(event) => setMoving(event.currentTarget.checked)}
          />
        )}
      </Stack>
      <CopyLink search={whole} />
      {(search.hide !== undefined || search.sources !== undefined) && (
        <Text size="xs" c="dimmed" component="div">
          These columns come from the view or link that is open. Your own stay as they are.
          <Button
            size="compact-xs"
            variant="default"
            mt={4}
            display="block"
            onClick={() => onLook({ hide: undefined, sources: undefined })}
          >
            Show my own columns
          </Button>
        </Text>
      )}
    </>
  );
}

interface ToolProps extends Pick<
  ComponentProps<'button'>,
  'aria-pressed' | 'autoFocus' | 'onClick'
> {
  icon: Icon;
  label: string;
}

function Tool({ icon: Mark, label, ...button }: ToolProps) {
  return (
    <ActionIcon {...quietButton} size={30} aria-label={label} title={label} {...button}>
      <Mark size={16} aria-hidden />
    </ActionIcon>
  );
}

interface NameFormProps {
  views: readonly View[];
  /** The view's current name. A new view has none, and may replace another one. */
  own?: string;
  onName: (name: string) => void;
  /** Further buttons. */
  children?: ReactNode;
}

function NameForm({ views, own, onName, children }: NameFormProps) {
  const [typed, setTyped] = useState(own ?? '');
  const name = typed.trim();
  const other = viewNamed(views, name);
  const taken = other !== undefined && other.name !== own;
  const blocked = name === '' || (own !== undefined && taken);
  return (
    <Group
      component="form"
      gap={6}
      align="flex-end"
      wrap="nowrap"
      flex={1}
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked) return;
        onName(name);
        setTyped('');
      }}
    >
      <TextInput
        size="xs"
        flex={1}
        maxLength={longestName}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...(own === undefined
          ? {
              label: 'Save as a view',
              placeholder: 'Name',
              description: taken && 'Replaces the view with this name',
            }
          : {
              'aria-label': `New name of “${own}”`,
              autoFocus: true,
              error: taken && 'Another view has this name',
            })}
      />
      <Button type="submit" size="xs" disabled={blocked}>
        {own !== undefined ? 'Rename' : taken ? 'Replace' : 'Save'}
      </Button>
      {children}
    </Group>
  );
}

/** Copies an address that shows the same on another machine. If the browser refuses, it shows the address to copy. */
function CopyLink({ search }: { search: CatalogSearch }) {
  const router = useRouter();
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  const { href } = router.buildLocation({ to: '/domains', search });
  const link = new URL(router.history.createHref(href), window.location.href).href;
  const Mark = copied ? IconCheck : IconLink;
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={<Mark size={14} aria-hidden />}
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
          label="Your browser blocked the copy. Copy it from here"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
