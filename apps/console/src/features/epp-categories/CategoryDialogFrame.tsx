import type { EppCategory } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { categoryList } from '../../api/orderChoices.ts';
import { freshForForms } from '../../api/queryClient.ts';
import { DialogFrame, type RecordFrameProps } from '../../components/dialog/DialogFrame.tsx';

interface CategoryDialogFrameProps extends RecordFrameProps<EppCategory> {
  categoryId: number;
}

/** Finds the category that a dialog is about. The service has no call for one: it is looked for in the list. */
export function CategoryDialogFrame({ categoryId, ...dialog }: CategoryDialogFrameProps) {
  const list = useQuery({ ...categoryList, ...(dialog.editing && { staleTime: freshForForms }) });
  const categories = list.data?.categories;
  return (
    <DialogFrame
      query={list}
      data={categories && (categories.find(({ id }) => id === categoryId) ?? null)}
      failure="Failed to load EPP categories: {error}"
      missing="There is no such EPP category."
      {...dialog}
    />
  );
}
