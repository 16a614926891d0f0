import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.tsx';

interface PublishQuestionProps {
  title: string;
  /** Whether the article is to be published, or to become a draft again. */
  publish: boolean;
  busy?: boolean;
  leftByBack?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an article is published, since that notifies everybody at once, or withdrawn (spec, section 4). */
export function PublishQuestion({ title, publish, ...buttons }: PublishQuestionProps) {
  const name = (
    <strong>
      <bdi>{title}</bdi>
    </strong>
  );
  return publish ? (
    <ConfirmDialog title="Publish article?" confirmLabel="Publish" {...buttons}>
      {name} will be published, and all users are notified at once.
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title="Unpublish article?" confirmLabel="Unpublish" {...buttons}>
      {name} becomes a draft that users no longer see. Nobody is notified, but publishing it again
      notifies all users again.
    </ConfirmDialog>
  );
}
