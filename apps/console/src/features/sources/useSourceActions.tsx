import type { Source } from '@dropcatch/sdk';
import {
  IconCalendarClock,
  IconDatabaseX,
  IconDownload,
  IconHistory,
  IconPencil,
  IconPlugConnected,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { pendingCall } from '../../core/api/pendingCall.ts';
import { deleteSource, testKey, testSource } from '../../entities/sources/sources.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { DeleteDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { countOf } from '../../core/text/numbers.ts';

/** What can be done with a source, and the dialog that asks before one is deleted. */
export function useSourceActions(): {
  actionsFor: (source: Source) => Action[];
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<Source>();
  const { mutate: test } = useMutation(testSource);

  const actionsFor = useCallback(
    (source: Source): Action[] => {
      const target = { params: { sourceId: source.id } } as const;
      return [
        {
          label: 'Test Connection',
          icon: IconPlugConnected,
          disabledReason: pendingCall(testKey, source),
          onSelect: () => test(source),
        },
        {
          label: 'Import',
          icon: IconDownload,
          onSelect: () => void navigate({ to: '/sources/$sourceId/import', ...target }),
        },
        {
          label: 'Schedule',
          icon: IconCalendarClock,
          onSelect: () => void navigate({ to: '/sources/$sourceId/schedule', ...target }),
        },
        {
          label: 'Import History',
          icon: IconHistory,
          onSelect: () => void navigate({ to: '/sources/$sourceId/history', ...target }),
        },
        {
          label: 'Edit',
          icon: IconPencil,
          onSelect: () => void navigate({ to: '/sources/$sourceId/edit', ...target }),
        },
        {
          label: 'Delete Data',
          icon: IconDatabaseX,
          danger: true,
          onSelect: () => void navigate({ to: '/sources/$sourceId/delete-data', ...target }),
        },
        { label: 'Delete', icon: IconTrash, danger: true, onSelect: () => setDeleting(source) },
      ];
    },
    [navigate, test],
  );
  return {
    actionsFor,
    dialog: deleting && <DeleteQuestion source={deleting} onClose={() => setDeleting(undefined)} />,
  };
}

function DeleteQuestion({ source, onClose }: { source: Source; onClose: () => void }) {
  return (
    <DeleteDialog
      title="Delete source?"
      confirmLabel="Delete Source"
      record={source}
      deletion={deleteSource}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{source.name}</bdi>
        </strong>{' '}
        will be gone with its schedule. This cannot be undone.
      </p>
      {source.total_domains_imported > 0 && (
        <p>
          {`The ${countOf(source.total_domains_imported, 'domain')} that it imported stay in the catalogue; `}
          to remove them too, delete its data first.
        </p>
      )}
    </DeleteDialog>
  );
}
