import type { DataSource } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { dataSourceList } from '../../entities/sources/dataSources.ts';
import { DialogFrame, type RecordFrameProps } from '../../ui/dialog/DialogFrame.tsx';
import { byId } from '../../core/byId.ts';

interface DataSourceDialogFrameProps extends RecordFrameProps<DataSource> {
  sourceId: number;
}

/** Finds the data source that a dialog is about. The service has no call for one: it is looked for in the list. */
export function DataSourceDialogFrame({ sourceId, ...dialog }: DataSourceDialogFrameProps) {
  const list = useQuery(dataSourceList);
  return (
    <DialogFrame
      query={list}
      data={byId(list.data?.sources, sourceId)}
      missing="There is no such data source."
      {...dialog}
    />
  );
}
