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

type FrameProps = Pick<DialogProps, 'title' | 'leftByBack' | 'children'> & { onClose: () => void };

interface RecordFrameProps<Data> {
  title: string;
  /**
   * A form starts from the data and sends it back as a whole, and would undo what others have changed since. So what the
   * query calls stale is fetched anew first, and what the form has begun with stays.
   */
  editing?: boolean;
  /** What shows while there is no record: the frame that the record will have; a {@link Dialog} where absent. */
  frame?: ComponentType<FrameProps> | undefined;
  /** See {@link Dialog}. */
  onClose?: () => void;
  /** See {@link Dialog}. */
  leftByBack?: boolean;
  children: (data: Data) => ReactNode;
}

interface DialogFrameProps<Data> extends RecordFrameProps<Data> {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching' | 'isStale'>;
  /** What the dialog is about: undefined until it is known, null if there is no such thing. */
  data: Data | null | undefined;
  /** What to say where the server gives no reason (spec, section 8); the call's own text where absent. */
  failure?: string;
  /** What to say where there is no such thing; absent where that is an error of the query. */
  missing?: ReactNode;
}

/** Waits for what a dialog is about, also when it was opened by its address; shows waiting, failure and absence. */
export function DialogFrame<Data>(props: DialogFrameProps<Data>) {
  const {
    title,
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
    <Frame onClose={onClose} title={title} leftByBack={leftByBack}>
      {data === null ? (
        <Text component="div" size="sm">
          {missing}
        </Text>
      ) : query.error && !query.isFetching ? (
        <LoadError error={query.error} failure={failure} onRetry={query.refetch} />
      ) : (
        <Loader aria-label="Loading" role="status" />
      )}
    </Frame>
  );
}

interface RecordDialogOptions<Data, Found, Key extends QueryKey> {
  /** What the address of the list keeps of the dialog's; all of it where absent. */
  search?: NavigateOptions['search'];
  /** The name of the record's id in the path, `userId`. */
  param: string;
  /** The call that finds the record; a hook, so that it may ask who is signed in. Its `meta.failure` says what failed. */
  useRecord: (id: number) => UseQueryOptions<Data, Error, Data, Key>;
  /** Picks the record from the answer; null where there is none. */
  find?: (answer: Data, id: number) => Found | null | undefined;
  /** What to say where there is no such record, and the server gives no reason. */
  missing: string;
  /** The button below that, which leads to the list. */
  back?: string;
}

interface RecordDialogProps<Found> {
  title: string;
  /** A form begins with the record as it is now: one that is not fresh is fetched again first. */
  editing?: boolean;
  /** See {@link DialogFrame}. */
  frame?: RecordFrameProps<Found>['frame'];
  /** The dialog that shows or changes the record. */
  of?: ComponentType<{ record: Found }>;
  /** In its place, for one that takes more. */
  children?: (record: Found, close: () => void) => ReactNode;
}

/**
 * Makes the frame of the dialogs of one kind of record, which are child routes of its list. The frame waits for the
 * record, also when a dialog was opened by its address, says when it cannot be had or is gone, and closes to the list.
 */
export function recordDialog<Data, Key extends QueryKey, Found = Data>({
  search,
  param,
  useRecord,
  find = (answer) => answer as unknown as Found,
  missing,
  back,
}: RecordDialogOptions<Data, Found, Key>): ComponentType<RecordDialogProps<NonNullable<Found>>> {
  return function RecordDialog({ title, editing = false, frame, of: Shown, children }) {
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
        {(record) => (Shown ? <Shown record={record} /> : children?.(record, close))}
      </DialogFrame>
    );
  };
}
