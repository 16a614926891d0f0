import { Loader, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '../lib/useFocusBack.ts';
import { LoadError } from './LoadError.tsx';

interface DialogFrameProps<Data> {
  title: string;
  /** Where what the dialog is about comes from. */
  query: { error: Error | null; refetch: () => unknown };
  /** What the dialog is about: undefined until it is known, null if there is no such thing. */
  data: Data | null | undefined;
  /** What to say when loading fails; see `errorText`. */
  failure: string;
  /** What to say where there is no such thing. */
  missing: string;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** Waits for what a dialog is about, also when it was opened by its address; shows waiting, failure and absence. */
export function DialogFrame<Data>(props: DialogFrameProps<Data>) {
  const { title, query, data, failure, missing, onClose, children } = props;
  useFocusBack();
  if (data !== undefined && data !== null) return children(data);
  return (
    <Modal opened onClose={onClose} title={title}>
      {data === null ? (
        <Text size="sm">{missing}</Text>
      ) : query.error ? (
        <LoadError error={query.error} failure={failure} onRetry={query.refetch} />
      ) : (
        <Loader aria-label="Loading" role="status" />
      )}
    </Modal>
  );
}
