import type { ReactElement } from 'react';
import type { OrderState } from '@dropcatch/sdk';
import { lookUp, type Tone } from '../../core/text/labels.ts';
import styles from '../../ui/value/StatusBadge.module.css';
import { stateBadge } from './orderStates.ts';

/** A circle that fills up on the way to the catch, or has a sign in it. */
const ring = (inside?: ReactElement, dashes?: string): ReactElement => (
  <>
    <circle cx="8" cy="8" r="6" strokeDasharray={dashes} />
    {inside}
  </>
);

const filled = (path: string) => ring(<path d={path} fill="currentColor" stroke="none" />);

const disc = (mark: string): ReactElement => (
  <>
    <circle cx="8" cy="8" r="6.8" fill="currentColor" stroke="none" />
    <path d={mark} stroke="var(--console-canvas)" strokeLinecap="round" strokeWidth={1.8} />
  </>
);

const threeQuarters = filled('M8 8H4.6A3.4 3.4 0 1 0 8 4.6z');

/** The glyphs, whose tones are more exact than those of the specification (`stateBadge`). */
const glyphs: Readonly<Record<string, readonly [Tone, ReactElement]>> = {
  NEW: ['needs', ring(undefined, '2.4 1.9')],
  PAID_WAITING_EXDATE: ['waiting', filled('M8 8V4.6A3.4 3.4 0 0 1 11.4 8z')],
  PAID_WAITING_CATCH: ['waiting', filled('M8 4.6a3.4 3.4 0 0 1 0 6.8z')],
  READY_FOR_CATCH: ['running', threeQuarters],
  PROCESSING: ['running', filled('M8 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z')],
  CATCHED_PROCESSING: ['good', threeQuarters],
  CATCHED_COMPLETED: ['good', disc('m5.2 8.2 2 2 3.6-4')],
  FAILED: ['bad', disc('m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4')],
  CANCELLED: ['neutral', ring(<path d="m4 12 8-8" />)],
  REFUNDED: ['neutral', ring(<path d="M11 8H5.4m2-2-2 2 2 2" />)],
};

/** An unknown state needs attention. */
const unknown = ['needs', ring()] as const;

interface OrderStateProps {
  state: OrderState | null | undefined;
  /** Whether glyph and words have the tone of the specification (section 4), and not those of the glyph. */
  plain?: boolean;
}

/** The glyph of an order's state. It stands beside the label. */
export function OrderGlyph({ state, plain }: OrderStateProps) {
  const [tone, shape] = lookUp(glyphs, state ?? '') ?? unknown;
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 16 16"
      data-tone={plain ? stateBadge(state).tone : tone}
      aria-hidden
    >
      {shape}
    </svg>
  );
}

/** The state of an order: its glyph and label. */
export function OrderStateBadge({ state, plain }: OrderStateProps) {
  const { label, tone } = stateBadge(state);
  return (
    <span className={`${styles.badge} ${plain ? styles.plain : styles.state}`} data-tone={tone}>
      <OrderGlyph state={state} plain={plain} />
      <span>{label}</span>
    </span>
  );
}
