import { useMutation } from '@tanstack/react-query';
import { reloadCategory } from '../../entities/scheduler/scheduler.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { categoryLabel } from '../../entities/scheduler/health.ts';

/** Reloads the schedules of one category. */
export function ReloadCategoryButton({ category }: { category: string }) {
  const { mutate, isPending } = useMutation(reloadCategory(category));
  return (
    <BusyButton
      size="compact-xs"
      variant="default"
      aria-label={`Reload ${categoryLabel(category)}`}
      busy={isPending}
      onClick={() => mutate()}
    >
      Reload
    </BusyButton>
  );
}
