import { ActionIcon, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import {
  IconCheck,
  IconHome,
  IconHomeFilled,
  IconLink,
  IconPencil,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useForm } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type ComponentProps } from 'react';
import { useCopy } from '../../../core/browser/clipboard.ts';
import type { PageSize } from '../../../core/settings.ts';
import { utcDay } from '../../../core/time/time.ts';
import { useFormCheck } from '../../../ui/form/useFormCheck.ts';
import { quietButton } from '../../../ui/page/buttonProps.ts';
import type { CatalogSearch } from '../catalogSearch.ts';
import type { CatalogColumns } from '../domainColumns.tsx';
import {
  maxViewNameLength,
  savedViews,
  findView,
  viewSearch,
  serializeView,
  completeSearch,
  upsertView,
  type View,
} from './savedViews.ts';
import styles from './views.module.css';
import type { Elements } from '../../../ui/elements.ts';

export interface ViewsPanelProps {
  search: CatalogSearch;
  columnChoice: CatalogColumns;
  /** The page size if the address has none. */
  defaultSize: PageSize;
  /** Navigates to a search of the catalogue; without an argument, to the default one. */
  onNavigate: (search?: CatalogSearch) => void;
  /** Changes what the loaded page shows. */
  onChangeView: (patch: Partial<CatalogSearch>) => void;
  onClose: () => void;
}

/** The panel 'Views': saved views, and a link to the current one. */
export function ViewsPanel({
  search,
  columnChoice,
  defaultSize,
  onNavigate,
  onChangeView,
  onClose,
}: ViewsPanelProps) {
  const [views, setViews] = savedViews.use();
  const [message, setMessage] = useState('');
  const [deleted, setDeleted] = useState<{ view: View; index: number }>();
  /** The view whose name is being edited, or was edited last. Its button gets the focus afterwards. */
  const [edited, setEdited] = useState<{ name: string; open: boolean }>();
  const [relativeDates, setRelativeDates] = useState(true);
  const section = useRef<HTMLDivElement>(null);
  const current = completeSearch(search, columnChoice, defaultSize);
  const currentText = serializeView(current);
  const hasDates = Boolean(search.drop_date_from || search.drop_date_to);
  // Another tab may have saved a view with the name of the deleted one.
  const undo = deleted && !findView(views, deleted.view.name) ? deleted : undefined;

  const go = (next?: CatalogSearch) => {
    onNavigate(next);
    onClose();
  };
  const update = (next: View[], text: string) => {
    setViews(next);
    setMessage(text);
    setDeleted(undefined);
  };
  const save = (name: string) => {
    const old = findView(views, name);
    const view = {
      name,
      search: currentText,
      day: hasDates && relativeDates ? utcDay() : undefined,
    };
    update(upsertView(views, view), old ? `View “${old.name}” replaced` : `View “${name}” saved`);
  };
  const rename = (view: View, name: string) => {
    const next = views.map((other) => (other === view ? { ...view, name } : other));
    update(next, `View renamed to “${name}”`);
    setEdited({ name, open: false });
  };
  const remove = (view: View) => {
    const index = views.indexOf(view);
    update(views.toSpliced(index, 1), `View “${view.name}” deleted`);
    setDeleted({ view, index });
  };
  const restore = ({ view, index }: { view: View; index: number }) => {
    const start = view.start && !views.some((other) => other.start);
    update(views.toSpliced(index, 0, { ...view, start }), `View “${view.name}” is back`);
    section.current?.focus();
  };
  const toggleStartView = ({ name, start }: View) => {
    const next = views.map((view) => ({ ...view, start: !start && view.name === name }));
    update(next, start ? 'Domains opens with all domains' : `Domains opens with “${name}”`);
  };

  const rowOf = (view: View) => {
    const { name, start = false } = view;
    if (edited?.open && edited.name === name) {
      return (
        <NameForm views={views} currentName={name} onName={(next) => rename(view, next)}>
          <Button size="xs" variant="default" onClick={() => setEdited({ name, open: false })}>
            Cancel
          </Button>
        </NameForm>
      );
    }
    const isCurrent = serializeView(viewSearch(view)) === currentText;
    return (
      <>
        <button
          type="button"
          className={`plain-button ${styles.view}`}
          aria-current={isCurrent || undefined}
          title={name}
          onClick={() => go(viewSearch(view))}
        >
          <span>{name}</span>
          {isCurrent && <IconCheck size={14} aria-hidden />}
        </button>
        <ViewButton
          icon={start ? IconHomeFilled : IconHome}
          label={`Open Domains with “${name}”`}
          aria-pressed={start}
          onClick={() => toggleStartView(view)}
        />
        <ViewButton
          icon={IconPencil}
          label={`Rename “${name}”`}
          autoFocus={edited?.name === name}
          onClick={() => setEdited({ name, open: true })}
        />
        <ViewButton icon={IconTrash} label={`Delete “${name}”`} onClick={() => remove(view)} />
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
          {message}
        </Text>
        {undo && (
          <Button size="compact-xs" variant="default" autoFocus onClick={() => restore(undo)}>
            Undo
          </Button>
        )}
        <NameForm views={views} onName={save} />
        {hasDates && (
          <Checkbox
            size="xs"
            label="Its drop dates move with today"
            checked={relativeDates}
            onChange={(event) => setRelativeDates(event.currentTarget.checked)}
          />
        )}
      </Stack>
      <CopyLink search={current} />
      {(search.hide !== undefined || search.sources !== undefined) && (
        <Text size="xs" c="dimmed" component="div">
          These columns come from the view or link that is open. Your own stay as they are.
          <Button
            size="compact-xs"
            variant="default"
            mt={4}
            display="block"
            onClick={() => onChangeView({ hide: undefined, sources: undefined })}
          >
            Show my own columns
          </Button>
        </Text>
      )}
    </>
  );
}

interface ViewButtonProps extends Pick<
  ComponentProps<'button'>,
  'aria-pressed' | 'autoFocus' | 'onClick'
> {
  icon: Icon;
  label: string;
}

function ViewButton({ icon: ButtonIcon, label, ...button }: ViewButtonProps) {
  return (
    <ActionIcon {...quietButton} c="dimmed" size={30} title={label} {...button}>
      <ButtonIcon size={16} aria-hidden />
    </ActionIcon>
  );
}

interface NameFormProps {
  views: readonly View[];
  /** The current name of the view. A new view has none, and may replace another one. */
  currentName?: string;
  onName: (name: string) => void;
  /** Further buttons. */
  children?: Elements;
}

function NameForm({ views, currentName, onName, children }: NameFormProps) {
  const form = useForm({
    initialValues: { name: currentName ?? '' },
    validate: {
      name: (text) => {
        if (!text.trim()) return 'Name is required';
        return currentName !== undefined && isTaken ? 'Another view has this name' : null;
      },
    },
    transformValues: ({ name }) => name.trim(),
  });
  const [content, submit] = useFormCheck(form);
  const other = findView(views, form.getTransformedValues());
  const isTaken = other !== undefined && other.name !== currentName;
  return (
    <form
      className={styles.nameForm}
      ref={content}
      noValidate
      onSubmit={submit((name) => {
        onName(name);
        form.reset();
      })}
    >
      <TextInput
        size="xs"
        flex={1}
        maxLength={maxViewNameLength}
        {...form.getInputProps('name')}
        {...(currentName === undefined
          ? {
              label: 'Save as a view',
              placeholder: 'Name',
              description: isTaken && 'Replaces the view with this name',
            }
          : {
              'aria-label': `New name of “${currentName}”`,
              autoFocus: true,
            })}
      />
      <Button type="submit" size="xs">
        {currentName !== undefined ? 'Rename' : isTaken ? 'Replace' : 'Save'}
      </Button>
      {children}
    </form>
  );
}

/** Copies a link that shows the same on another machine. If the browser blocks that, the link shows in a field. */
function CopyLink({ search }: { search: CatalogSearch }) {
  const router = useRouter();
  const { copy, copied, problem } = useCopy();
  const { href } = router.buildLocation({ to: '/domains', search });
  const link = new URL(router.history.createHref(href), window.location.href).href;
  const StateIcon = copied ? IconCheck : IconLink;
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={<StateIcon size={14} aria-hidden />}
        onClick={() => void copy(link)}
      >
        Copy link
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? 'Link copied' : ''}
      </span>
      {problem && (
        <TextInput
          size="xs"
          mt={6}
          readOnly
          label={`${problem}. Copy it from here`}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
