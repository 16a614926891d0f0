import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

export interface BusyButtonProps
  extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  busy: boolean;
}

/**
 * A button that shows that its action is running. It keeps the focus, which a disabled button would lose. It ignores the
 * second click of a double click, since another row's button may be in its place by then.
 */
export function BusyButton({ busy, leftSection, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      leftSection={busy ? <Loader size={14} color="currentColor" aria-hidden /> : leftSection}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy || event.detail > 1 ? event.preventDefault() : onClick?.(event))}
    />
  );
}
