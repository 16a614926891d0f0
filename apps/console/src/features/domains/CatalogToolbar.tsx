import { Button, Group } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { PlainSelect } from '../../ui/form/PlainField.tsx';
import { PanelButton } from '../../ui/menu/MenuButton.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import { parseChoice } from '../../ui/form/fields.ts';
import { pageSizes, type PageSize } from '../../core/browser/settings.ts';
import { useUserPreference } from '../../core/session/userMemory.ts';
import { catalogFilters, type CatalogSearch } from './catalogSearch.ts';
import list from '../../ui/list/ListScreen.module.css';
import styles from './domains.module.css';
import { DropCalendar, RefinePanel, ViewsPanel } from './lazyCatalog.tsx';
import type { RefinePanelProps } from './refine/RefinePanel.tsx';
import type { ViewsPanelProps } from './views/ViewsPanel.tsx';

interface CatalogToolbarProps {
  search: CatalogSearch;
  /** The page size where the address names none. */
  defaultSize: PageSize;
  /** Rows under the filters. */
  total: number | undefined;
  views: Omit<ViewsPanelProps, 'onClose'>;
  refinement: Omit<RefinePanelProps, 'folded' | 'onCleared'>;
  /** Changes what the list is of; it then begins at its first page. */
  onChange: (patch: Partial<CatalogSearch>) => void;
  /** At the end of the line: what else the table shows. */
  tools: ReactNode;
  /** The filters. */
  children: ReactNode;
}

const Shown = v.fallback(v.boolean(), false);

/** What stands around the catalogue's filters: count, views and page size above, drop calendar and refinement below. */
export function CatalogToolbar(props: CatalogToolbarProps) {
  const { search, defaultSize, total, views, refinement, onChange, tools, children } = props;
  const { loaded, further } = refinement;
  const refined = further !== undefined;
  const [calendar, setCalendar] = useUserPreference('dropCalendar', Shown);
  const [refining = refined, setRefining] = useState<boolean>();
  const { drop_date_from: from, drop_date_to: to } = search;
  return (
    <>
      <div className={`${list.views} ${styles.toolbar}`}>
        <h2>{total === undefined ? 'Domains' : `Domains (${formatCount(total)})`}</h2>
        <Group gap={4}>
          <PanelButton label="Views" subtle>
            {(close) => <ViewsPanel {...views} onClose={close} />}
          </PanelButton>
          <Fold label="Drop calendar" open={calendar} onToggle={setCalendar} />
          <Fold label="Refine page" open={refining} onToggle={setRefining} />
        </Group>
        <div className={list.end}>
          {tools}
          <PlainSelect
            label="Page size"
            labelHidden
            options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
            value={String(search.per_page ?? defaultSize)}
            onChange={(event) =>
              onChange({ per_page: pageSizeOf(event.currentTarget.value, defaultSize) })
            }
          />
        </div>
      </div>
      {children}
      {calendar && (
        <section aria-label="Drop calendar" className={styles.calendar}>
          <Suspense fallback={null}>
            {/* The list comes first. */}
            {loaded !== undefined && (
              <DropCalendar
                filters={catalogFilters(search)}
                picked={from === to ? from : undefined}
                onPick={(day) => onChange({ drop_date_from: day, drop_date_to: day })}
              />
            )}
          </Suspense>
        </section>
      )}
      {(refining || refined) && (
        <Suspense fallback={null}>
          <RefinePanel {...refinement} folded={!refining} onCleared={() => setRefining(true)} />
        </Suspense>
      )}
    </>
  );
}

interface FoldProps {
  label: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function Fold({ label, open, onToggle }: FoldProps) {
  const Mark = open ? IconChevronDown : IconChevronRight;
  return (
    <Button
      size="xs"
      variant="subtle"
      color="gray"
      c="inherit"
      aria-expanded={open}
      leftSection={<Mark size={14} aria-hidden />}
      onClick={() => onToggle(!open)}
    >
      {label}
    </Button>
  );
}

/** The chosen page size; none where it is the one that holds anyway. */
function pageSizeOf(text: string, defaultSize: PageSize): PageSize | undefined {
  const size = parseChoice(pageSizes, text);
  return size === defaultSize ? undefined : size;
}
