import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** The look of a quiet button above a list. */
export const quiet = { size: 'xs', variant: 'subtle', color: 'gray', c: 'inherit' } as const;

/** A quiet button with an icon that tells what it does: a phone shows no more than that. */
export const brief = { ...quiet, 'data-brief': true } as const;

export interface BusyButtonProps
  extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  busy: boolean;
}

/**
 * A button that shows that its action is running. It keeps the focus, which a disabled button loses. It ignores the
 * second click of a double click: the browser counts clicks by place, and a list that has changed has another row's
 * button there.
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
