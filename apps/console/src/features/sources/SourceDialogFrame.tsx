import type { Source } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { sourceList } from '../../api/sources.ts';
import { DialogFrame, type RecordFrameProps } from '../../components/dialog/DialogFrame.tsx';

interface SourceDialogFrameProps extends RecordFrameProps<Source> {
  sourceId: number;
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
