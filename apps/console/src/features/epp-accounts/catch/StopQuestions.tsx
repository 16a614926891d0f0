import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { countOf } from '../../../core/text/numbers.ts';
import { useToday } from '../../../core/time/today.ts';
import { PaidOrders } from '../../../entities/epp/PaidOrders.tsx';
import type { RealCatchQuestionProps } from '../../../entities/epp/StopRealCatchQuestion.tsx';

/** Asks before the background connection of an account is closed, with the paid orders of the day. */
export function DisconnectQuestion(props: RealCatchQuestionProps) {
  const { account, catching, onConfirm, onClose } = props;
  const today = useToday();
  return (
    <ConfirmDialog
      title={`Disconnect ${account.name}?`}
      confirmLabel="Disconnect"
      cancelLabel="Keep Connected"
      danger
      leftByBack
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div role="status">
        {catching === 'running' && 'A real catch is running on this account.'}
        {catching === 'unknown' && 'It is not known whether a real catch runs on this account.'}
      </div>
      <p>
        The connection of <bdi>{account.name}</bdi> to <bdi>{account.registrar_category.name}</bdi>{' '}
        closes. Nothing is sent through it until it is connected again.
      </p>
      <PaidOrders account={account} day={today} withRacing />
    </ConfirmDialog>
  );
}

interface TestCatchQuestionProps extends Omit<RealCatchQuestionProps, 'catching'> {
  /** How many lines the test catch has so far. */
  lines: number;
}

/** Asks before a test catch is stopped, which hits no order. */
export function StopTestCatchQuestion(props: TestCatchQuestionProps) {
  const { account, lines, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      title={`Stop test catch on ${account.name}?`}
      confirmLabel="Stop Test Catch"
      cancelLabel="Keep Testing"
      danger
      leftByBack
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {`A test catch is a rehearsal: stopping it hits no order. Its ${countOf(lines, 'line')} so far stay.`}
      </p>
    </ConfirmDialog>
  );
}
