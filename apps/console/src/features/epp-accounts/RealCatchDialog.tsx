import { Button } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import type { Day } from '../../core/time/time.ts';
import { RealCatchQuestion } from '../../entities/epp/RealCatchQuestion.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** Asks before a real catch starts. The catch view opens about two seconds after the start. */
export function RealCatchDialog({ record: account }: { record: EppAccount }) {
  const onClose = useCloseDialog();
  const [started, setStarted] = useState<{ day: Day | undefined }>();
  return started ? (
    <StartedDialog account={account} day={started.day} onClose={onClose} />
  ) : (
    <RealCatchQuestion
      account={account}
      onClose={onClose}
      onStarted={(day) => setStarted({ day })}
    />
  );
}

/** The delay before the catch view opens, in milliseconds (spec, section 9). */
const openDelay = 2000;

interface StartedDialogProps {
  account: EppAccount;
  onClose: () => void;
  /** Undefined if the answer to the start was lost. */
  day: Day | undefined;
}

/** Confirms the start, then opens the catch view. Closing the dialog stays on the list. */
function StartedDialog({ account, day, onClose }: StartedDialogProps) {
  const navigate = useNavigate();
  const openCatchView = () =>
    void navigate({
      to: '/epp-accounts/$accountId/test-catch',
      params: { accountId: account.id },
      replace: true,
    });
  const openAfterDelay = useEffectEvent(openCatchView);
  useEffect(() => {
    const timer = setTimeout(() => openAfterDelay(), openDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      onClose={onClose}
      title={`Real catch runs on ${account.name}`}
      size="sm"
      isQuestion
      footer={() => (
        <>
          <Button variant="default" onClick={onClose}>
            Stay on the List
          </Button>
          <Button onClick={openCatchView} data-autofocus>
            Open Catch View
          </Button>
        </>
      )}
    >
      <span>
        {`${
          day
            ? `Real catch started for ${day}.`
            : 'No answer came to the start, but a real catch is running.'
        } The catch view opens in a moment.`}
      </span>
    </Dialog>
  );
}
