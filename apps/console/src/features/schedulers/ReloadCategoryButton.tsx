import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { reloadCategory } from '../../api/scheduler.ts';
import { categoryLabel } from './health.ts';

/** Reloads the schedules of one category. */
export function ReloadCategoryButton({ category }: { category: string }) {
  const { mutate, isPending } = useMutation(reloadCategory(category));
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={`Reload ${categoryLabel(category)}`}
      // Stays focusable while it waits.
      data-loading={isPending || undefined}
      aria-busy={isPending}
      onClick={() => isPending || mutate()}
    >
      Reload
    </Button>
  );
}
