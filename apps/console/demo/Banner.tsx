import { useState } from 'react';
import { signIn, useSession } from '../src/core/session/session.ts';
import classes from './banner.module.css';
import { beginDrop, type DemoWorld, resetWorld } from './world.ts';

/** The seeded accounts that a visitor can choose. */
const roles = ['admin', 'manager', 'user'] as const;
type DemoRole = (typeof roles)[number];

/** Signs in as a seeded account, as the sign-in form does. */
export function signInAs(role: DemoRole): Promise<void> {
  return signIn(`${role}@dropcatch.test`, 'dropcatch');
}

/** The speeds at which a drop can be played, as multiples of real time. */
const speeds = [1, 10, 60];

/** Says that this is a demo, and lets the visitor change the role, play a drop or start over. */
export function Banner({ world }: { world: DemoWorld }) {
  const session = useSession();
  const [changing, setChanging] = useState(false);
  const [speed, setSpeed] = useState(world.speed);
  const current = session.status === 'signedIn' ? session.user.role : '';

  const change = async (role: DemoRole) => {
    setChanging(true);
    await signInAs(role);
    setChanging(false);
  };
  const reset = () => {
    resetWorld();
    // An address without a # reloads the page, which signs the visitor in again.
    window.location.replace(window.location.pathname);
  };
  const play = () => {
    beginDrop();
    window.history.replaceState(null, '', '#/drops');
    window.location.reload();
  };

  return (
    <aside className={classes.banner} aria-label="Demonstration">
      <span className={classes.text}>
        <strong>Demo</strong>
        <span className={classes.more}>: everything is made up and stays in this browser tab</span>
      </span>
      <label className={classes.choice}>
        Role
        <select
          className={classes.control}
          value={current}
          disabled={changing || session.status === 'loading'}
          onChange={({ target }) => {
            const role = roles.find((name) => name === target.value);
            if (role) void change(role);
          }}
        >
          {current === '' && <option value="">signed out</option>}
          {roles.map((role) => (
            <option key={role} value={role}>
              {role}
            </option>
          ))}
        </select>
      </label>
      {world.playing && (
        <label className={classes.choice}>
          Speed
          <select
            className={classes.control}
            value={speed}
            onChange={({ target }) => {
              world.setSpeed(Number(target.value));
              setSpeed(world.speed);
            }}
          >
            {speeds.map((times) => (
              <option key={times} value={times}>{`${times}×`}</option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className={classes.control} onClick={play}>
        Play a drop
      </button>
      <button type="button" className={classes.control} onClick={reset}>
        Reset demo
      </button>
    </aside>
  );
}
