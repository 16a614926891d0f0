import { useDeferredValue, type ReactNode } from 'react';

/** Shows its content in a render of its own after the first one, so that neither it nor its code delays the first rows. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isLater = useDeferredValue(true, false);
  return isLater && children;
}
