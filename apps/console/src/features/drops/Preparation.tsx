import { serverAhead } from '../../core/time/serverClock.ts';
import { utcDay, type Day } from '../../core/time/time.ts';
import { isOpen, nextWindow, tldsLabel } from '../../entities/domains/dayWindows.ts';
import { checklist, type Check } from './checklist.ts';
import type { Meaning } from '../../entities/orders/OrderGlyph.tsx';
import { OutcomeGlyph } from './OutcomeGlyph.tsx';
import type { StaffData } from './useStaffData.ts';
import says from '../../ui/value/says.module.css';
import styles from './Summary.module.css';

const meanings: Readonly<Record<Check['state'], Meaning>> = {
  ready: 'good',
  todo: 'needs',
  unknown: 'waiting',
};

const words: Readonly<Record<Check['state'], string>> = {
  ready: 'Ready',
  todo: 'To do',
  unknown: 'Not known',
};

/** What is to be seen to before the next window of the day opens. */
export function Preparation({ day, data }: { day: Day; data: StaffData }) {
  const { orders, accounts, categories, complete, now } = data;
  const window = nextWindow(now);
  if (!window || isOpen(window, now) || utcDay(Date.parse(window.from)) !== day) return null;
  const checks = checklist({
    window,
    orders: complete ? orders.data?.orders : undefined,
    accounts: accounts.data?.accounts,
    categories: categories.data?.categories,
    ahead: serverAhead(),
  });
  return (
    <section className={styles.checks} aria-labelledby="board-checks">
      <h2 id="board-checks">{`Before ${tldsLabel(window)} opens`}</h2>
      <ul>
        {checks.map(({ label, state, detail }) => (
          <li key={label}>
            <OutcomeGlyph meaning={meanings[state]} />
            <span>
              <span className="visually-hidden">{`${words[state]}: `}</span>
              {label}
              <span className={`${says.dim} ${styles.dim}`}>{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
