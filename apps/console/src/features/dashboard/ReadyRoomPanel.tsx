import { useState } from 'react';
import { tabStorage } from '../../core/browser/browserStorage.ts';
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

/** Stores when the window opens whose panel was closed, in milliseconds since 1970. */
const storageKey = 'closed_ready_room';

/** The ready room of staff, from half an hour before a window until the next load, or until it is closed. */
export function ReadyRoomPanel() {
  const drop = useRoomWindow(nearWindow);
  const [closed, setClosed] = useState(() => Number(tabStorage.getItem(storageKey)));
  if (!drop || closed === drop.opens) return null;
  const close = () => {
    tabStorage.setItem(storageKey, String(drop.opens));
    setClosed(drop.opens);
  };
  return <PolledReadyRoom key={drop.opens} drop={drop} onClose={close} />;
}
