import { useIsFetching } from '@tanstack/react-query';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** How long it takes at most until the content shows, in milliseconds: messages wait for it, too. */
const longestWait = 3000;

/** The time for the rows to be painted after their answer, in milliseconds. */
const paintTime = 30;

interface AfterPaintProps {
  children: ReactNode;
}

/**
 * Shows its content once the first screen has its answers, in a render of its own, so that neither it nor its code delays
 * the first rows.
 */
export function AfterPaint({ children }: AfterPaintProps) {
  const [isLater, setIsLater] = useState(false);
  return isLater ? (
    children
  ) : (
    <FirstAnswers onEnd={() => startTransition(() => setIsLater(true))} />
  );
}

/** Waits for the first answers. */
function FirstAnswers({ onEnd }: { onEnd: () => void }) {
  const isFetching = useIsFetching() > 0;
  const [deadline] = useState(() => performance.now() + longestWait);
  useEffect(() => {
    const wait = isFetching ? deadline - performance.now() : paintTime;
    const timer = setTimeout(onEnd, wait);
    return () => clearTimeout(timer);
  });
  return null;
}
