import { useState } from 'react';
import { signIn, useSession } from '../src/core/session/session.ts';
import classes from './banner.module.css';
import { resetWorld } from './world.ts';

/** The seeded accounts that a visitor may be. */
const roles = ['admin', 'manager', 'user'] as const;
type DemoRole = (typeof roles)[number];

/** Signs in as one of the seeded accounts, as the sign-in form would. */
export function signInAs(role: DemoRole): Promise<void> {
  return signIn(`${role}@dropcatch.test`, 'dropcatch');
}

/** Says that this is a demo, and lets the visitor be somebody else or begin anew. */
export function Banner() {
  const session = useSession();
  const [changing, setChanging] = useState(false);
  const current = session.status === 'signedIn' ? session.user.role : '';

  const change = async (role: DemoRole) => {
    setChanging(true);
    await signInAs(role);
    setChanging(false);
  };
  const reset = () => {
    resetWorld();
    // An address without a # is loaded anew, and lets the visitor in anew.
    window.location.replace(window.location.pathname);
  };

  return (
    <aside className={classes.banner} aria-label="Demonstration">
      <span className={classes.text}>
        <strong>Demo</strong>
        <span className={classes.more}>: everything is made up and stays in this browser tab</span>
      </span>
      <label className={classes.role}>
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
      <button type="button" className={classes.control} onClick={reset}>
        Reset demo
      </button>
    </aside>
  );
}
