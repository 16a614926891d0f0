import type { NewsArticle } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { newsArticle } from './news.ts';
import { freshWhere } from '../../core/api/queryClient.ts';
import { DialogFrame, type RecordFrameProps } from '../../ui/dialog/DialogFrame.tsx';

interface NewsDialogFrameProps extends RecordFrameProps<NewsArticle> {
  articleId: number;
}

/** Finds the article that a dialog is about, also when the dialog was opened by its address. */
export function NewsDialogFrame({ articleId, ...frame }: NewsDialogFrameProps) {
  const query = useQuery({ ...newsArticle(articleId), ...freshWhere(frame.editing) });
  return (
    <DialogFrame
      query={query}
      data={query.data}
      failure="Failed to load news articles"
      missing="There is no such article."
      {...frame}
    />
  );
}
