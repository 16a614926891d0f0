import { Button, Stack } from '@mantine/core';
import { isApiError } from '@dropcatch/sdk';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useParams, type NavigateOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { noRecord } from '../../core/address/routeParams.ts';
import { useCloseDialog } from '../../core/address/useCloseDialog.ts';
import { errorText } from '../../core/api/errors.ts';
import { freshWhere } from '../../core/api/queryClient.ts';
import { DialogFrame, type RecordFrameProps } from './DialogFrame.tsx';

interface RecordDialogOptions<Data, Found, Key extends QueryKey> {
  /** The list behind it, to which it closes. */
  list: NavigateOptions['to'];
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
  children: (record: Found, close: () => void) => ReactNode;
}

/**
 * Makes the frame of the dialogs of one kind of record, which are child routes of its list. The frame waits for the
 * record, also when a dialog was opened by its address, says when it cannot be had or is gone, and closes to the list.
 */
export function recordDialog<Data, Key extends QueryKey, Found = Data>({
  list,
  search = true,
  param,
  useRecord,
  find = (answer) => answer as unknown as Found,
  missing,
  back,
}: RecordDialogOptions<Data, Found, Key>): ComponentType<RecordDialogProps<NonNullable<Found>>> {
  return function RecordDialog({ title, editing = false, frame, children }) {
    const id = Number(useParams({ strict: false })[param as never]);
    const close = useCloseDialog({ to: list, search } as NavigateOptions);
    const options = useRecord(id);
    const isNumber = id !== noRecord;
    const query = useQuery({ ...options, ...freshWhere(editing), enabled: isNumber });
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
        {(record) => children(record, close)}
      </DialogFrame>
    );
  };
}
