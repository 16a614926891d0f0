import { useCurrentMinute } from '../../core/time/useNow.ts';
import { isOpen, nextWindow } from '../../entities/drops/dayWindows.ts';
import { isNear } from '../../entities/drops/nearWindow.ts';
import { lazyPart, Nothing } from '../../ui/page/lazyPart.tsx';

const OpenReadyRoom = lazyPart(async () => (await import('./OpenReadyRoom.tsx')).OpenReadyRoom, {
  failed: Nothing,
});

/** What staff have left to do in the half hour before a drop window. */
export function ReadyRoom() {
  const minute = useCurrentMinute();
  const next = nextWindow(minute);
  if (!next || !isNear(next, minute) || isOpen(next, minute)) return null;
  return <OpenReadyRoom key={next.from} window={next} />;
}
