import { Button, Group, Title } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import * as v from 'valibot';
import { PlainSelect } from '../../ui/form/PlainField.tsx';
import { PanelButton } from '../../ui/menu/MenuButton.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import { chosenOf } from '../../ui/form/fields.ts';
import { pageSizes, type PageSize } from '../../core/browser/settings.ts';
import { useUserPreference } from '../../core/session/userMemory.ts';
import { catalogFilters, type CatalogSearch } from './catalogSearch.ts';
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
}

const Shown = v.fallback(v.boolean(), false);

/** What stands between the catalogue's filters and its list: the count, page size, views, drop calendar, refinement. */
export function CatalogToolbar(props: CatalogToolbarProps) {
  const { search, defaultSize, total, views, refinement, onChange } = props;
  const { loaded, further } = refinement;
  const refined = further !== undefined;
  const [calendar, setCalendar] = useUserPreference('dropCalendar', Shown);
  const [refining = refined, setRefining] = useState<boolean>();
  const { drop_date_from: from, drop_date_to: to } = search;
  return (
    <>
      <div className={styles.toolbar}>
        <Title order={2} size="h5">
          {total === undefined ? 'Domains' : `Domains (${formatCount(total)})`}
        </Title>
        <Group gap="xs">
          <Fold label="Drop calendar" open={calendar} onToggle={setCalendar} />
          <Fold label="Refine page" open={refining} onToggle={setRefining} />
          <PanelButton label="Views">
            {(close) => <ViewsPanel {...views} onClose={close} />}
          </PanelButton>
          <PlainSelect
            label="Page size"
            labelHidden
            options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
            value={String(search.per_page ?? defaultSize)}
            onChange={(event) =>
              onChange({ per_page: pageSizeOf(event.currentTarget.value, defaultSize) })
            }
          />
        </Group>
      </div>
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
      variant="default"
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
  const size = chosenOf(pageSizes, text);
  return size === defaultSize ? undefined : size;
}
