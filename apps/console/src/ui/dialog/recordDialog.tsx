import { Text, Button, Stack } from '@mantine/core';
import {
  type UseQueryResult,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { isApiError } from '@dropcatch/sdk';
import { useParams, type NavigateOptions } from '@tanstack/react-router';
import { LoadingLines } from '../page/Skeleton.tsx';
import { LoadError } from '../page/LoadError.tsx';
import type { LoadState } from '../page/StaleDataNote.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { RecordQuery } from './RecordQuery.tsx';
import { useCloseDialog } from '../../core/address/history.ts';
import { errorText } from '../../core/api/errors.ts';
import { formStaleTime } from '../../core/api/queryClient.ts';

/** The size of a dialog, known before its content loads. */
export type DialogSize = Pick<DialogProps, 'size' | 'height'>;

type FrameProps = DialogSize &
  Pick<DialogProps, 'title' | 'closeOnBack' | 'children'> & { onClose: () => void };

interface RecordFrameProps<Data> {
  title: string;
  /** The size of the dialog that shows the record. */
  dialogSize?: DialogSize;
  /**
   * For forms, which might undo changes of others. Reloads stale data first. Later reads do not change the form's initial
   * data.
   */
  editing?: boolean;
  /** The frame that shows while there is no record; a {@link Dialog} by default. */
  frame?: ComponentType<FrameProps> | undefined;
  /** See {@link Dialog}. */
  onClose?: () => void;
  /** See {@link Dialog}. */
  closeOnBack?: boolean;
  children: (data: Data) => ReactNode;
}

interface LoadedDialogProps<Data> extends RecordFrameProps<Data> {
  query: LoadState & Pick<UseQueryResult, 'isFetching' | 'isStale'>;
  /** The record: undefined while it loads, null if there is none. */
  data: Data | null | undefined;
  /** The text for a failure without a reason from the server (spec, section 8); by default, that of the call. */
  failure?: string;
  /** The text if there is no such record; absent if the query fails then. */
  missing?: ReactNode;
}

/** Renders a dialog once its record has loaded. Until then it shows a loader, the failure, or that there is no record. */
export function LoadedDialog<Data>(props: LoadedDialogProps<Data>) {
  const {
    title,
    dialogSize,
    query,
    failure,
    missing,
    editing = false,
    closeOnBack,
    children,
    frame: Frame = Dialog,
  } = props;
  const toList = useCloseDialog();
  const onClose = props.onClose ?? toList;
  const [initialData, setInitialData] = useState<Data>();
  const outdated = editing && query.isStale && (query.isFetching || query.error !== null);
  const known = outdated ? undefined : props.data;
  if (editing && initialData === undefined && known != null) setInitialData(known);
  const data = initialData ?? known;
  if (data !== undefined && data !== null) return children(data);
  return (
    <Frame {...dialogSize} onClose={onClose} title={title} closeOnBack={closeOnBack}>
      {data === null ? (
        <Text component="div" size="sm">
          {missing}
        </Text>
      ) : query.isLoadingError || (query.error && !query.isFetching) ? (
        <LoadError query={query} failure={failure} />
      ) : (
        <LoadingLines />
      )}
    </Frame>
  );
}

interface RecordDialogOptions<Data, Found, Key extends QueryKey> {
  /** The search parameters that the list keeps; by default, all of them. */
  search?: NavigateOptions['search'];
  /** The path parameter with the record's id, `userId`. */
  param: string;
  /** The query for the record; a hook, so that it can use the signed-in user. Its `meta.failure` says what failed. */
  useRecord: (id: number) => UseQueryOptions<Data, Error, Data, Key>;
  /** Finds the record in the answer; null if there is none. */
  find?: (answer: Data, id: number) => Found | null | undefined;
  /** The text if there is no such record and the server gives no reason. */
  missing: string;
  /** The label of a button below that text, which goes to the list. */
  backLabel?: string;
}

interface RecordDialogProps<Found> {
  title: string;
  /** See {@link LoadedDialog}. */
  editing?: boolean;
  /** See {@link LoadedDialog}. */
  frame?: RecordFrameProps<Found>['frame'];
  /** The dialog that shows or edits the record. */
  of: ComponentType<{ record: Found }> & { dialogSize?: DialogSize };
}

/**
 * Creates the dialogs of one kind of record, which are child routes of its list. They load the record, say if it cannot
 * be loaded, is old or does not exist, and go back to the list when closed.
 */
export function recordDialog<Data, Key extends QueryKey, Found = Data>({
  search,
  param,
  useRecord,
  find = (answer) => answer as unknown as Found,
  missing,
  backLabel,
}: RecordDialogOptions<Data, Found, Key>): ComponentType<RecordDialogProps<NonNullable<Found>>> {
  return function RecordDialog({ title, editing = false, frame, of: Shown }) {
    const id = Number(useParams({ strict: false })[param as never]);
    const close = useCloseDialog({ search });
    const options = useRecord(id);
    const query = useQuery({ ...options, ...(editing && { staleTime: formStaleTime }) });
    const isGone = query.data === undefined && isApiError(query.error, 404);
    const found = query.data === undefined ? undefined : (find(query.data, id) ?? null);
    return (
      <LoadedDialog
        title={title}
        dialogSize={Shown.dialogSize}
        query={query}
        data={isGone ? null : found}
        missing={
          <Stack gap="sm" align="flex-start">
            <span>{query.error ? errorText(query.error, missing) : missing}</span>
            {backLabel && (
              <Button data-autofocus variant="default" onClick={close}>
                {backLabel}
              </Button>
            )}
          </Stack>
        }
        editing={editing}
        frame={frame}
        onClose={close}
      >
        {(record) => (
          // A form keeps the data that it started from.
          <RecordQuery value={editing ? undefined : query}>
            <Shown record={record} />
          </RecordQuery>
        )}
      </LoadedDialog>
    );
  };
}
