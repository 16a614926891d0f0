import type { EppAccount } from '@dropcatch/sdk';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useToday } from '../../core/time/today.ts';
import type { CatchState } from './catches.ts';
import { PaidOrders } from './PaidOrders.tsx';

/** What a question about an account's real catch is given. */
export interface RealCatchQuestionProps {
  account: EppAccount;
  /** What is known of the account's real catch. */
  catching: CatchState;
  /** Does it. The question is closed then: what was asked for shows its own progress. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a real catch is stopped, with the paid orders that it races for. */
export function StopRealCatchQuestion(props: RealCatchQuestionProps) {
  const { account, catching, onConfirm, onClose } = props;
  const today = useToday();
  const over = catching === 'idle';
  return (
    <ConfirmDialog
      title={`Stop real catch on ${account.name}?`}
      confirmLabel="Stop Real Catch"
      cancelLabel="Keep Catching"
      danger
      leftByBack
      disabled={over}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div role="status">
        {over && 'No real catch runs on this account any more.'}
        {catching === 'unknown' && 'It is not known whether a real catch runs on this account.'}
      </div>
      <p>
        <bdi>{account.name}</bdi> sends no further creates. Names that are already won stay
        registered.
      </p>
      <PaidOrders account={account} day={today} withRacing />
    </ConfirmDialog>
  );
}
