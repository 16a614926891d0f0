import type { User } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { freshWhere } from '../../api/queryClient.ts';
import { userById } from '../../api/users.ts';
import { DialogFrame, type RecordFrameProps } from '../../components/dialog/DialogFrame.tsx';
import { useUser } from '../../session/session.ts';

interface UserDialogFrameProps extends RecordFrameProps<User> {
  userId: number;
}

/** Finds the user that a dialog is about, also when the dialog was opened by its address. */
export function UserDialogFrame({ userId, ...frame }: UserDialogFrameProps) {
  const { role } = useUser();
  const query = useQuery({ ...userById(role, userId), ...freshWhere(frame.editing) });
  return (
    <DialogFrame
      query={query}
      data={query.data}
      failure="Failed to load users"
      missing="There is no such user, or not one of yours."
      {...frame}
    />
  );
}
