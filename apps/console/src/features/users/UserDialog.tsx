import { userById } from '../../entities/users/users.ts';
import { useUser } from '../../core/session/session.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** The dialogs of one user. */
export const UserDialog = recordDialog({
  param: 'userId',
  useRecord: (id) => userById(useUser().role, id),
  missing: 'There is no such user, or not one of yours.',
});
