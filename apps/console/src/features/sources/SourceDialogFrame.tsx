import type { Source } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sourceList } from '../../api/sources.ts';
import { DialogFrame } from '../../components/DialogFrame.tsx';

interface SourceDialogFrameProps {
  sourceId: number;
  title: string;
  /** Waits for the source as it is now; see `DialogFrame`. */
  editing?: boolean;
  onClose: () => void;
  children: (source: Source) => ReactNode;
}

/** Finds the source that a dialog is about. The service has no call for one: it is looked for in the list. */
export function SourceDialogFrame({ sourceId, ...dialog }: SourceDialogFrameProps) {
  const list = useQuery(sourceList);
  const sources = list.data?.sources;
  return (
    <DialogFrame
      query={list}
      data={sources && (sources.find(({ id }) => id === sourceId) ?? null)}
      failure="Failed to load sources"
      missing="There is no such source."
      {...dialog}
    />
  );
}
