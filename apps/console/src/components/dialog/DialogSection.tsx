import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a dialog, with its heading. */
export function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      {children}
    </section>
  );
}
