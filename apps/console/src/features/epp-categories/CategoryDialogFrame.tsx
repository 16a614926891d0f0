import type { EppCategory } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { categoryList } from '../../entities/orders/orderChoices.ts';
import { freshWhere } from '../../core/api/queryClient.ts';
import { DialogFrame, type RecordFrameProps } from '../../ui/dialog/DialogFrame.tsx';
import { byId } from '../../core/byId.ts';

interface CategoryDialogFrameProps extends RecordFrameProps<EppCategory> {
  categoryId: number;
}

/** Finds the category that a dialog is about. The service has no call for one: it is looked for in the list. */
export function CategoryDialogFrame({ categoryId, ...dialog }: CategoryDialogFrameProps) {
  const list = useQuery({ ...categoryList, ...freshWhere(dialog.editing) });
  return (
    <DialogFrame
      query={list}
      data={byId(list.data?.categories, categoryId)}
      missing="There is no such EPP category."
      {...dialog}
    />
  );
}
