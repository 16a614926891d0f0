import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asked when the person is about to leave: whether something would be lost. */
type IsDirty = () => boolean;

/**
 * Stops whoever is about to leave a screen with unsaved changes, also by Back and by closing the tab. Changes of the
 * address within the screen, such as another tab of it, pass; so does the end of the session, where there is nothing to
 * stay for. While somebody is stopped it answers what lets them go on or stay: to be asked with {@link LeaveQuestion}.
 * @param openBy the search parameter that shows what has the changes, where the path alone does not
 */
export function useLeaveBlocker(isDirty: IsDirty, openBy = '') {
  const shown = ({ search }: { search: object }): unknown => Reflect.get(search, openBy);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || shown(current) !== shown(next)) &&
      next.pathname !== '/login' &&
      isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return blocker.status === 'blocked' ? blocker : undefined;
}

/** Asks before a screen with unsaved changes is left. A `FormDialog` asks by itself. */
export function LeaveGuard({ isDirty }: { isDirty: IsDirty }) {
  const blocked = useLeaveBlocker(isDirty);
  return blocked && <LeaveQuestion onStay={blocked.reset} onLeave={blocked.proceed} />;
}

/** Asks whether what was typed may be lost. The safe choice has the focus, and Escape takes it. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
      onConfirm={onLeave}
      onClose={onStay}
    >
      What you changed is not saved.
    </ConfirmDialog>
  );
}
