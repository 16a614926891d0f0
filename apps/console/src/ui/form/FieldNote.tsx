import { Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A note below a field about its value; a warning unless it is `good`. */
export function FieldNote({ good = false, children }: { good?: boolean; children: ReactNode }) {
  const Icon = good ? IconCheck : IconAlertTriangle;
  return (
    <Group
      component="p"
      gap={4}
      wrap="nowrap"
      align="flex-start"
      m="4px 0 0"
      fz={12}
      c={good ? 'var(--console-good)' : 'var(--console-bad)'}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Icon size={14} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <span>{children}</span>
    </Group>
  );
}
