import { Loader, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from '../page/LoadError.tsx';
import { Dialog } from './Dialog.tsx';

/** What the frame of a kind of records takes for one dialog. */
export interface RecordFrameProps<Data> {
  title: string;
  /**
   * A form starts from the data and sends it back as a whole, and would undo what others have changed since. So what the
   * query calls stale is fetched anew first, and what the form has begun with stays.
   */
  editing?: boolean | undefined;
  /** What shows while there is no record: the frame that the record will have; a {@link Dialog} where absent. */
  frame?: ComponentType<{ title: string; onClose: () => void; children: ReactNode }> | undefined;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

interface DialogFrameProps<Data> extends RecordFrameProps<Data> {
  /** Where what the dialog is about comes from. */
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching' | 'isStale'>;
  /** What the dialog is about: undefined until it is known, null if there is no such thing. */
  data: Data | null | undefined;
  /** What to say where the server gives no reason (spec, section 8); the call's own text where absent. */
  failure?: string | undefined;
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
    onClose,
    children,
    frame: Frame = Dialog,
  } = props;
  const [begunWith, setBegunWith] = useState<Data>();
  const outdated = editing && query.isStale && (query.isFetching || query.error !== null);
  const known = outdated ? undefined : props.data;
  if (editing && begunWith === undefined && known != null) setBegunWith(known);
  const data = begunWith ?? known;
  if (data !== undefined && data !== null) return children(data);
  return (
    <Frame onClose={onClose} title={title}>
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
