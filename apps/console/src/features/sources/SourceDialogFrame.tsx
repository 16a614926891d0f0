import type { Source } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { sourceList } from '../../entities/sources/sources.ts';
import { DialogFrame, type RecordFrameProps } from '../../ui/dialog/DialogFrame.tsx';
import { byId } from '../../core/byId.ts';

interface SourceDialogFrameProps extends RecordFrameProps<Source> {
  sourceId: number;
}

/** Finds the source that a dialog is about. The service has no call for one: it is looked for in the list. */
export function SourceDialogFrame({ sourceId, ...dialog }: SourceDialogFrameProps) {
  const list = useQuery(sourceList);
  return (
    <DialogFrame
      query={list}
      data={byId(list.data?.sources, sourceId)}
      missing="There is no such source."
      {...dialog}
    />
  );
}
