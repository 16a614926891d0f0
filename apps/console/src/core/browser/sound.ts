import * as v from 'valibot';
import { sharedStorage } from './browserStorage.ts';
import { preference } from './preference.ts';

const enabled = preference('sounds', v.boolean(), false);

/** The notes of each sound, in hertz. `soon`: a drop window opens in a minute; `won`: a name is caught. */
const sounds = { soon: [660], won: [660, 880] } as const;

/** What a sound was last played for, in local storage. */
const lastKey = 'last_sound';

/** How long a note lasts, in seconds, and its loudness, of 1. */
const noteSeconds = 0.25;
const loudness = 0.06;

/** Whether the browser can play sounds. */
export const canPlaySounds = () => 'AudioContext' in window;

/** Whether sounds are on; off by default. Turning them on plays one. */
export function useSounds() {
  const [on, setOn] = enabled.use();
  const set = (wanted: boolean) => {
    setOn(wanted);
    if (wanted) play('won');
  };
  return { on: on && canPlaySounds(), set };
}

/**
 * Plays a sound if sounds are on.
 * @param occasion what the sound is for. Each occasion has one sound, however many tabs are open.
 */
export function playSound(sound: keyof typeof sounds, occasion: string | number): void {
  const last = `${sound} ${occasion}`;
  if (!enabled.get() || sharedStorage.getItem(lastKey) === last) return;
  sharedStorage.setItem(lastKey, last);
  play(sound);
}

/**
 * Plays a soft sound. It stays silent in a browser without audio, and in one that allows no sound before the first click
 * on the page.
 */
function play(sound: keyof typeof sounds): void {
  if (!canPlaySounds()) return;
  try {
    const context = new AudioContext();
    for (const [index, frequency] of sounds[sound].entries()) {
      const [note, volume] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + index * noteSeconds;
      note.frequency.value = frequency;
      volume.gain.setValueAtTime(loudness, start);
      // Fades out, since a note that is cut off clicks.
      volume.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds);
      note.connect(volume).connect(context.destination);
      note.start(start);
      note.stop(start + noteSeconds);
      if (index === sounds[sound].length - 1)
        note.addEventListener('ended', () => void context.close());
    }
  } catch {
    // A device without an output throws. What the sound tells also shows on the screen.
  }
}
