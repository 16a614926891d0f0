import { Text } from '@mantine/core';
import { PageHeader } from '../ui/page/PageHeader.tsx';

/** A screen without content yet (spec, section 2). */
export function UnderConstruction({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Text>This page is under construction.</Text>
    </>
  );
}
