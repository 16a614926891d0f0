import { ConnectButton } from '../epp/ConnectButton.tsx';
import { OrderGlyph } from '../orders/OrderStateBadge.tsx';
import type { Check } from './checklist.ts';
import styles from './Checks.module.css';
import type { Elements } from '../../ui/elements.ts';

/** The label of each state of a check, and the order state with a fitting glyph. */
const checkStates = {
  ready: { label: 'Ready', glyph: 'CATCHED_COMPLETED' },
  todo: { label: 'To do', glyph: 'NEW' },
  unknown: { label: 'Not known', glyph: 'PAID_WAITING_CATCH' },
} as const;

interface ChecksProps {
  checks: readonly Check[];
  /** Further actions of a check. */
  actions?: (check: Check) => Elements;
}

/** The checks before a drop window, with their actions. */
export function Checks({ checks, actions }: ChecksProps) {
  return (
    <ul className={`plain-list ${styles.checks}`}>
      {checks.map((check) => {
        const { label, state, detail, connect = [] } = check;
        return (
          <li key={label} tabIndex={-1}>
            <OrderGlyph state={checkStates[state].glyph} />
            <div>
              <span className="visually-hidden">{`${checkStates[state].label}: `}</span>
              <span>{label}</span>
              <div data-color="dim">{detail}</div>
              <div className={styles.actions}>
                {connect.map((account) => (
                  <ConnectButton key={account.id} account={account} named />
                ))}
                {actions?.(check)}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
