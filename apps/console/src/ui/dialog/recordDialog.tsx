import { Loader, Text, Button, Stack } from '@mantine/core';
import {
  type UseQueryResult,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { isApiError } from '@dropcatch/sdk';
import { useParams, type NavigateOptions } from '@tanstack/react-router';
import { LoadError } from '../page/LoadError.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { noRecord } from '../../core/address/searchSchema.ts';
import { useCloseDialog } from '../../core/address/history.ts';
import { errorText } from '../../core/api/errors.ts';
import { freshForForms } from '../../core/api/queryClient.ts';

/** The size of a dialog, from the moment at which it opens. */
export type DialogRoom = Pick<DialogProps, 'size' | 'height'>;

type FrameProps = DialogRoom &
  Pick<DialogProps, 'title' | 'leftByBack' | 'children'> & { onClose: () => void };

interface RecordFrameProps<Data> {
  title: string;
  /** That of the dialog which shows the record. */
  room?: DialogRoom;
  /**
   * For forms, which start from the data and might undo changes of others. Stale data is read again first. Later reads
   * do not change what the form began with.
   */
  editing?: boolean;
  /** The frame that shows while there is no record; a {@link Dialog} by default. */
  frame?: ComponentType<FrameProps> | undefined;
  /** See {@link Dialog}. */
  onClose?: () => void;
  /** See {@link Dialog}. */
  leftByBack?: boolean;
  children: (data: Data) => ReactNode;
}

interface DialogFrameProps<Data> extends RecordFrameProps<Data> {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching' | 'isStale'>;
  /** The record: undefined until it is known, null if there is none. */
  data: Data | null | undefined;
  /** The text for a failure without a reason from the server (spec, section 8); by default, that of the call. */
  failure?: string;
  /** What to say if there is no such record; absent if that is an error of the query. */
  missing?: ReactNode;
}

/** Waits for the record of a dialog. Shows loading, failure and absence. */
export function DialogFrame<Data>(props: DialogFrameProps<Data>) {
  const {
    title,
    room,
    query,
    failure,
    missing,
    editing = false,
    leftByBack,
    children,
    frame: Frame = Dialog,
  } = props;
  const toList = useCloseDialog();
  const onClose = props.onClose ?? toList;
  const [begunWith, setBegunWith] = useState<Data>();
  const outdated = editing && query.isStale && (query.isFetching || query.error !== null);
  const known = outdated ? undefined : props.data;
  if (editing && begunWith === undefined && known != null) setBegunWith(known);
  const data = begunWith ?? known;
  if (data !== undefined && data !== null) return children(data);
  return (
    <Frame {...room} onClose={onClose} title={title} leftByBack={leftByBack}>
      {data === null ? (
        <Text component="div" size="sm">
          {missing}
        </Text>
      ) : query.error && !query.isFetching ? (
        <LoadError error={query.error} failure={failure} onRetry={query.refetch} />
      ) : (
        <Loader aria-label="Loading" role="status" m="auto" />
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
  /** Picks the record from the answer; null if there is none. */
  find?: (answer: Data, id: number) => Found | null | undefined;
  /** What to say if there is no such record, and the server gives no reason. */
  missing: string;
  /** The label of a button to the list below that text. */
  back?: string;
}

interface RecordDialogProps<Found> {
  title: string;
  /** For forms: a record that is not fresh is read again first. */
  editing?: boolean;
  /** See {@link DialogFrame}. */
  frame?: RecordFrameProps<Found>['frame'];
  /** The dialog that shows or changes the record, and its size. */
  of: ComponentType<{ record: Found }> & { room?: DialogRoom };
}

/**
 * Makes the dialogs of one kind of record, which are child routes of its list. They wait for the record, say if it
 * cannot be loaded or is gone, and close to the list.
 */
export function recordDialog<Data, Key extends QueryKey, Found = Data>({
  search,
  param,
  useRecord,
  find = (answer) => answer as unknown as Found,
  missing,
  back,
}: RecordDialogOptions<Data, Found, Key>): ComponentType<RecordDialogProps<NonNullable<Found>>> {
  return function RecordDialog({ title, editing = false, frame, of: Shown }) {
    const id = Number(useParams({ strict: false })[param as never]);
    const close = useCloseDialog({ search });
    const options = useRecord(id);
    const isNumber = id !== noRecord;
    const query = useQuery({
      ...options,
      ...(editing && { staleTime: freshForForms }),
      enabled: isNumber,
    });
    const isGone = !isNumber || (query.data === undefined && isApiError(query.error, 404));
    const found = query.data === undefined ? undefined : (find(query.data, id) ?? null);
    return (
      <DialogFrame
        title={title}
        room={Shown.room}
        query={query}
        data={isGone ? null : found}
        missing={
          <Stack gap="sm" align="flex-start">
            <span>{query.error ? errorText(query.error, missing) : missing}</span>
            {back && (
              <Button data-autofocus variant="default" onClick={close}>
                {back}
              </Button>
            )}
          </Stack>
        }
        editing={editing}
        frame={frame}
        onClose={close}
      >
        {(record) => <Shown record={record} />}
      </DialogFrame>
    );
  };
}
