import { ModalStackContext, Text, type TextProps } from '@mantine/core';
import { use, type ReactNode } from 'react';

/** What changes in a list, for readers to say. Silent while a dialog covers the list, since the dialog speaks then. */
export function ListStatus({ children, ...props }: TextProps & { children: ReactNode }) {
  const isCovered = use(ModalStackContext)?.currentId !== undefined;
  return (
    <Text size="sm" {...props} aria-live={isCovered ? 'off' : 'polite'}>
      {children}
    </Text>
  );
}
