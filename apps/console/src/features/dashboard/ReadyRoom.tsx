import { useCurrentMinute } from '../../core/time/useNow.ts';
import { isOpen } from '../../entities/drops/dropPhase.ts';
import { nearWindow } from '../../entities/drops/nearWindow.ts';
import { lazyPart, Nothing } from '../../ui/page/lazyPart.tsx';

const OpenReadyRoom = lazyPart(async () => (await import('./OpenReadyRoom.tsx')).OpenReadyRoom, {
  failed: Nothing,
});

/** What staff have left to do in the half hour before a drop window. */
export function ReadyRoom() {
  const minute = useCurrentMinute();
  const next = nearWindow(minute);
  if (!next || isOpen(next, minute)) return null;
  return <OpenReadyRoom key={next.opens} window={next} />;
}
