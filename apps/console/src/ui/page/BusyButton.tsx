import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** How a button looks that weighs little, above a list. */
export const quiet = { size: 'xs', variant: 'subtle', color: 'gray', c: 'inherit' } as const;

export interface BusyButtonProps
  extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  busy: boolean;
}

/** A button that stays on the screen while it waits for what it began. It keeps the focus, which a disabled one loses. */
export function BusyButton({ busy, leftSection, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      leftSection={busy ? <Loader size={14} color="currentColor" aria-hidden /> : leftSection}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
