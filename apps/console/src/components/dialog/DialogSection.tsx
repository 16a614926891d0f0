import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface DialogSectionProps {
  title: string;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a dialog, with its heading. */
export function DialogSection({ title, aside, children }: DialogSectionProps) {
  return (
    <section>
      <Group justify="space-between" mb={4}>
        <Title order={3} size="h5">
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </section>
  );
}
