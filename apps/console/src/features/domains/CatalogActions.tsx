import { Button } from '@mantine/core';
import { IconDownload, IconListSearch, IconStar } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { exportDomains } from '../../entities/domains/domains.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { iconOnPhone } from '../../ui/page/BusyButton.tsx';
import { exportFilters, type CatalogSearch } from './catalogSearch.ts';

/** The links to lists of names, and the export of what is filtered. */
export function CatalogActions({ search }: { search: CatalogSearch }) {
  const { mutate: save, isPending } = useMutation(exportDomains);
  return (
    <>
      <Button
        {...iconOnPhone}
        component={Link}
        to="/domains/watchlist"
        leftSection={<IconStar size={14} aria-hidden />}
      >
        My Watchlist
      </Button>
      <Button
        {...iconOnPhone}
        component={Link}
        to="/domains/lookup"
        leftSection={<IconListSearch size={14} aria-hidden />}
      >
        Look Up a List
      </Button>
      <MenuButton
        actions={() => [
          {
            label: 'Export as CSV',
            // A disabled button would lose the focus, so the action is disabled instead.
            disabled: isPending,
            onSelect: () => save(exportFilters(search)),
          },
        ]}
      >
        {(button) => (
          <Button {...button} {...iconOnPhone} leftSection={<IconDownload size={14} aria-hidden />}>
            {isPending ? 'Exporting…' : 'Export'}
          </Button>
        )}
      </MenuButton>
    </>
  );
}
