import { Button } from '@mantine/core';
import {
  IconBookmarks,
  IconCheck,
  IconDownload,
  IconListSearch,
  IconStar,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { exportDomains } from '../../entities/domains/domains.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MoreEntry } from '../../ui/menu/MoreButton.tsx';
import { quietButton } from '../../ui/page/buttonProps.ts';
import { exportFilters, type CatalogSearch } from './catalogSearch.ts';
import type { Toggle } from './CatalogViews.tsx';
import { LazyViewsPanel } from './views/ViewTabs.tsx';
import type { ViewsPanelProps } from './views/ViewsPanel.tsx';

/** The lists of names. */
const nameLists = [
  { label: 'My Watchlist', icon: IconStar, go: { to: '/domains/watchlist' } },
  { label: 'Look Up a List', icon: IconListSearch, go: { to: '/domains/lookup' } },
] as const;

/** The export of what is filtered. A disabled button would lose the focus, so the action is disabled instead. */
function useExport(search: CatalogSearch) {
  const { mutate: save, isPending } = useMutation(exportDomains);
  return {
    label: 'Export as CSV',
    icon: IconDownload,
    disabled: isPending,
    onSelect: () => save(exportFilters(search)),
  };
}

/** The links to lists of names, and the export. */
export function CatalogActions({ search }: { search: CatalogSearch }) {
  const saving = useExport(search);
  return (
    <>
      {nameLists.map(({ label, icon: LinkIcon, go }) => (
        <Button
          {...quietButton}
          key={label}
          component={Link}
          {...go}
          leftSection={<LinkIcon size={14} aria-hidden />}
        >
          {label}
        </Button>
      ))}
      <MenuButton actions={() => [saving]}>
        {(button) => (
          <Button {...button} {...quietButton} leftSection={<IconDownload size={14} aria-hidden />}>
            {saving.disabled ? 'Exporting…' : 'Export'}
          </Button>
        )}
      </MenuButton>
    </>
  );
}

/** What the catalogue has in one menu on a phone. */
export function useCatalogMenu(
  views: Omit<ViewsPanelProps, 'onClose'>,
  toggles: readonly Toggle[],
): readonly MoreEntry[] {
  const saving = useExport(views.search);
  return [
    {
      label: 'Views',
      icon: IconBookmarks,
      panel: (close) => <LazyViewsPanel {...views} onClose={close} />,
    },
    ...nameLists,
    ...toggles.map(({ label, icon, open, onToggle }) => ({
      label,
      icon: open ? IconCheck : icon,
      onSelect: () => onToggle(!open),
    })),
    saving,
  ];
}
