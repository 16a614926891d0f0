import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asked when the person is about to leave: whether something would be lost. */
type IsDirty = () => boolean;

/**
 * Stops whoever is about to leave unsaved changes, also by Back and by closing the tab. Any other address leaves those of
 * a dialog, which may be open by a search parameter alone; within a screen, such as to another tab of it, one may move. So
 * may who has no session any more: there is nothing to stay for. While somebody is stopped it answers what lets them go
 * on or stay: to be asked with {@link LeaveQuestion}.
 */
export function useLeaveBlocker(of: 'dialog' | 'screen', isDirty: IsDirty) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      (of === 'dialog' || current.pathname !== next.pathname) &&
      next.pathname !== '/login' &&
      isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return blocker.status === 'blocked' ? blocker : undefined;
}

/** Asks before a screen with unsaved changes is left. A `FormDialog` asks by itself. */
export function LeaveGuard({ isDirty }: { isDirty: IsDirty }) {
  const blocked = useLeaveBlocker('screen', isDirty);
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
