import type { DataSource } from '@dropcatch/sdk';
import { IconFlask, IconPencil, IconTable, IconTablePlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import {
  createTable,
  dataSourceStats,
  deleteDataSource,
} from '../../entities/sources/dataSources.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { ConfirmDialog, DeleteDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { countOf } from '../../core/text/numbers.ts';

type Question = { kind: 'createTable' | 'delete'; source: DataSource };

/** What can be done with a data source, and the dialogs that ask before something stored is lost. */
export function useDataSourceActions(): {
  actionsFor: (source: DataSource) => Action[];
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();

  const actionsFor = useCallback(
    (source: DataSource): Action[] => {
      const target = { params: { sourceId: source.id } } as const;
      return [
        {
          label: 'Browse Data',
          icon: IconTable,
          onSelect: () => void navigate({ to: '/data-sources/$sourceId/browse', ...target }),
        },
        {
          label: 'Test',
          icon: IconFlask,
          onSelect: () => void navigate({ to: '/data-sources/$sourceId/test', ...target }),
        },
        {
          label: 'Create/Recreate ClickHouse Table',
          icon: IconTablePlus,
          onSelect: () => setQuestion({ kind: 'createTable', source }),
        },
        {
          label: 'Edit',
          icon: IconPencil,
          onSelect: () => void navigate({ to: '/data-sources/$sourceId/edit', ...target }),
        },
        {
          label: 'Delete',
          icon: IconTrash,
          danger: true,
          onSelect: () => setQuestion({ kind: 'delete', source }),
        },
      ];
    },
    [navigate],
  );

  if (!question) return { actionsFor, dialog: null };
  const Asked = question.kind === 'delete' ? DeleteQuestion : CreateTableQuestion;
  return {
    actionsFor,
    dialog: <Asked source={question.source} onClose={() => setQuestion(undefined)} />,
  };
}

interface QuestionProps {
  source: DataSource;
  onClose: () => void;
}

function DeleteQuestion({ source, onClose }: QuestionProps) {
  return (
    <DeleteDialog
      title="Delete data source?"
      confirmLabel="Delete Data Source"
      record={source}
      deletion={deleteDataSource}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this data source?</p>
      <p>
        <strong>
          <bdi>{source.name}</bdi>
        </strong>{' '}
        and its columns in the catalogue and in released domains will be gone. This cannot be
        undone.
      </p>
    </DeleteDialog>
  );
}

/** A table that exists is created anew, so that what it held is gone. */
function CreateTableQuestion({ source, onClose }: QuestionProps) {
  const create = useMutation(createTable);
  const stats = useQuery({ ...dataSourceStats, enabled: false }).data;
  // Not known where the statistics could not be had.
  const stored = stats && (stats.per_source.find(({ id }) => id === source.id)?.enriched ?? 0);
  return (
    <ConfirmDialog
      title="Create table?"
      confirmLabel={stored === 0 ? 'Create Table' : 'Recreate Table'}
      danger={stored !== 0}
      leftByBack
      busy={create.isPending}
      onConfirm={() => create.mutate(source, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        Create/Recreate ClickHouse table for &quot;<bdi>{source.name}</bdi>&quot;?
      </p>
      {stored !== 0 && (
        <p>
          {stored === undefined ? 'What' : `The ${countOf(stored, 'record')} that`} it holds now
          will be gone, and the external API is asked again.
        </p>
      )}
      {!source.response_mapping && (
        <p>This source has no response mapping yet: nobody knows the columns of its table.</p>
      )}
    </ConfirmDialog>
  );
}
