import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { fitItems, textWidth, totalWidth, useAvailableWidth } from '../../../ui/list/measure.ts';
import { MenuButton, PanelButton } from '../../../ui/menu/MenuButton.tsx';
import { lazyPart } from '../../../ui/page/lazyPart.tsx';
import { savedViews, viewSearch, serializeView, completeSearch, type View } from './savedViews.ts';
import type { ViewsPanelProps } from './ViewsPanel.tsx';
import styles from './views.module.css';

/** The panel to save and edit views, which loads when it opens. */
export const LazyViewsPanel = lazyPart(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);

/**
 * The saved views as tabs. Tabs that do not fit are under More; the current one always shows. The plus button opens the
 * panel to save and edit views.
 */
export function ViewTabs(props: Omit<ViewsPanelProps, 'onClose'>) {
  const { search, columnChoice, defaultSize, onNavigate } = props;
  const [views] = savedViews.use();
  const needed = widthOf(all) + totalWidth(views, ({ name }) => widthOf(name));
  const { line, end, available } = useAvailableWidth(needed);
  const currentText = serializeView(completeSearch(search, columnChoice, defaultSize));
  const isCurrent = (view: View) => serializeView(viewSearch(view)) === currentText;
  const current = views.find(isCurrent);
  const inLine = fitItems(views, available - widthOf(all), {
    widthOf: ({ name }) => widthOf(name),
    isLowPriority: (view) => view !== current,
  });
  const overflow = views.filter((view) => !inLine.includes(view));
  const panel = (
    <PanelButton
      label="Save and edit views"
      icon={IconPlus}
      align="start"
      preload={LazyViewsPanel.preload}
    >
      {(close) => <LazyViewsPanel {...props} onClose={close} />}
    </PanelButton>
  );
  return (
    <div ref={line} role="group" aria-label="Views" className={styles.tabs}>
      <Tab name={all} isCurrent={!current && isAll(search)} onClick={() => onNavigate()} />
      {inLine.map((view) => (
        <Tab
          key={view.name}
          name={view.name}
          isCurrent={view === current}
          onClick={() => onNavigate(viewSearch(view))}
        />
      ))}
      {overflow.length > 0 && (
        <MenuButton
          actions={() =>
            overflow.map((view) => ({
              label: view.name,
              icon: view === current ? IconCheck : undefined,
              onSelect: () => onNavigate(viewSearch(view)),
            }))
          }
        >
          {(button) => (
            <button {...button} type="button" className={`plain-button ${styles.tab}`}>
              More <span className="visually-hidden">views</span>
              <IconChevronDown size={14} aria-hidden />
            </button>
          )}
        </MenuButton>
      )}
      <div ref={end}>{panel}</div>
    </div>
  );
}

const all = 'All';

type Search = ViewsPanelProps['search'];

/** Whether all domains show, in any order and with any columns. */
function isAll({ page, per_page, sort_by, sort_order, hide, sources, view, ...rest }: Search) {
  return Object.values(rest).every((value) => value === undefined);
}

const padding = 20;

/** The maximum width of a tab in pixels. Longer names are truncated. */
const maxTabWidth = 180;

function widthOf(name: string): number {
  return Math.min(maxTabWidth, textWidth(name) + padding);
}

interface TabProps {
  name: string;
  isCurrent: boolean;
  onClick: () => void;
}

function Tab({ name, isCurrent, onClick }: TabProps) {
  return (
    <button
      type="button"
      className={`plain-button ${styles.tab}`}
      aria-current={isCurrent || undefined}
      title={name}
      onClick={onClick}
    >
      <span>{name}</span>
    </button>
  );
}
