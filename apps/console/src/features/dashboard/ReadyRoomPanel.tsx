import { useState } from 'react';
import { nearWindow } from '../../entities/drops/dayWindows.ts';
import { useRoomWindow } from '../../entities/ready/useRoomWindow.ts';
import { lazyPart, Nothing } from '../../ui/page/lazyPart.tsx';
import styles from './dashboard.module.css';

/** Takes the room of the panel while its code loads. */
const Placeholder = () => <div className={styles.room} />;

const PolledReadyRoom = lazyPart(
  async () => (await import('./PolledReadyRoom.tsx')).PolledReadyRoom,
  { loading: Placeholder, failed: Nothing },
);

/** When the windows open whose panel was closed, in milliseconds since 1970. */
const closed = new Set<number>();

/** The ready room of staff, from half an hour before a window until the next load, or until it is closed. */
export function ReadyRoomPanel() {
  const window = useRoomWindow(nearWindow);
  const [, setClosed] = useState(0);
  if (!window || closed.has(window.opens)) return null;
  const close = () => {
    closed.add(window.opens);
    setClosed(window.opens);
  };
  return <PolledReadyRoom key={window.opens} window={window} onClose={close} />;
}
