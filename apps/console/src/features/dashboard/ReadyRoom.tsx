import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { nearWindow } from '../../entities/drops/dayWindows.ts';
import { isOpen } from '../../entities/drops/dropPhase.ts';
import { lazyPart, Nothing } from '../../ui/page/lazyPart.tsx';

const OpenReadyRoom = lazyPart(async () => (await import('./OpenReadyRoom.tsx')).OpenReadyRoom, {
  failed: Nothing,
});

/** What staff have left to do in the half hour before a drop window. */
export function ReadyRoom() {
  const minute = useNowEveryMinute();
  const next = nearWindow(minute);
  if (!next || isOpen(next, minute)) return null;
  return <OpenReadyRoom key={next.opens} window={next} />;
}
