import { Button, CloseButton } from '@mantine/core';
import type { EppAccount, EppCategory, Order } from '@dropcatch/sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { capitalize } from '../../core/text/labels.ts';
import { useCan } from '../../core/session/permissions.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { minute as minuteMilliseconds, utcMinute } from '../../core/time/time.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { tldsLabel, type DayWindow } from '../drops/dayWindows.ts';
import { dropPhase } from '../drops/dropPhase.ts';
import { WindowPhase } from '../drops/WindowPhase.tsx';
import { catchState, realCatchStatus, refusedCatches } from '../epp/catches.ts';
import { ConnectButton } from '../epp/ConnectButton.tsx';
import { StartCatchButton } from '../epp/CatchButtons.tsx';
import { accountsForTlds } from '../epp/tlds.ts';
import { ApproveButton } from './ApproveButton.tsx';
import { OrderGlyph } from '../orders/OrderStateBadge.tsx';
import { readiness, type NextStep, type Score, type Thing } from './readiness.ts';
import styles from './ReadyRoom.module.css';

interface ReadyRoomProps {
  drop: DayWindow;
  /** The orders of its day; undefined until all are known. */
  orders: readonly Order[] | undefined;
  accounts: readonly EppAccount[] | undefined;
  categories: readonly EppCategory[] | undefined;
  /** Shows the clock and the score, which the Drop Board has already, and a button to close it. */
  onClose?: () => void;
}

/** How long before a window the catches of its accounts should run, in milliseconds. A schedule may start them. */
const nearMilliseconds = 30 * minuteMilliseconds;

/** What a phase of the window is called after what is left to do in it. */
const phaseWords = {
  ahead: (tlds: string) => `before ${tlds} opens`,
  soon: (tlds: string) => `before ${tlds} opens`,
  open: (tlds: string) => `while ${tlds} is open`,
  over: (tlds: string) => `${tlds} is over`,
} as const;

/**
 * Whether all orders of a drop window will race, and what is left to do for it, each with its next step. It stays through
 * the window. What was left once keeps its line when it is done, so that nothing moves under the pointer. For staff. It
 * reads the states of the accounts' catches from the cache.
 */
export function ReadyRoom({ drop, orders, accounts, categories, onClose }: ReadyRoomProps) {
  const minute = useNowEveryMinute();
  const phase = dropPhase(drop, minute).kind;
  const active = accountsForTlds(drop.tlds, accounts, categories) ?? [];
  const catches = useQueries({
    queries: active.map(({ id }) => ({ ...realCatchStatus(id), enabled: false })),
  });
  const refused = useQuery(refusedCatches).data;
  const { isKnown, things, summary, score } = readiness({
    drop,
    isOpen: phase === 'open',
    isNear: minute >= drop.opens - nearMilliseconds,
    orders,
    accounts,
    categories,
    catchOf: ({ id }) => catchState(catches[active.findIndex((each) => each.id === id)]),
    refused,
  });
  const left = phase === 'over' ? [] : things.filter(({ isLeft }) => isLeft);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const isNew = ({ key }: Thing) => !seen.includes(key);
  if (left.some(isNew)) {
    setSeen([...seen, ...left.filter(isNew).map(({ key }) => key)]);
  }
  // In the order in which they came up: a new line moves no other.
  const place = ({ key }: Thing) => (seen.includes(key) ? seen.indexOf(key) : seen.length);
  const lines = things
    .filter((thing) => thing.isLeft || !isNew(thing))
    .toSorted((a, b) => place(a) - place(b));
  const tlds = tldsLabel(drop);
  const words = phaseWords[phase](tlds);
  const ready = phase === 'over' ? words : `Ready for ${tlds}: ${summary}`;
  const text = left.length > 0 ? `${pluralize(left.length, 'thing')} left ${words}` : ready;
  const isList = lines.length > 0;
  return (
    <section
      className={styles.room}
      data-panel={onClose && true}
      data-list={isList || undefined}
      aria-label="Ready room"
    >
      {onClose && <RoomClock drop={drop} isOver={phase === 'over'} />}
      <span className="visually-hidden" role="status">
        {/* The head of the board says that the window is over. */}
        {isKnown && (onClose || phase !== 'over') ? text : ''}
      </span>
      {!onClose && isList && <h2>{capitalize(words)}</h2>}
      {isList ? (
        <ul className={`plain-list ${styles.things}`} aria-label={text}>
          {lines.map((thing) => (
            <ThingLine key={thing.key} thing={thing} isOver={phase === 'over'} />
          ))}
        </ul>
      ) : (
        <p className={styles.line} aria-hidden>
          {isKnown ? (
            <>
              <OrderGlyph state={phase === 'over' ? 'PAID_WAITING_CATCH' : 'CATCHED_COMPLETED'} />
              <span translate="no">{text}</span>
            </>
          ) : (
            <Skeleton late width={220} height={9} />
          )}
        </p>
      )}
      {onClose && (
        <div className={styles.tools}>
          <RoomScore score={score} />
          <Link to="/drops" className="plain-link">
            Drop Board
          </Link>
          {phase !== 'soon' && phase !== 'ahead' && (
            <CloseButton
              size="sm"
              aria-label={`Close the ready room of ${tlds}`}
              onClick={onClose}
            />
          )}
        </div>
      )}
    </section>
  );
}

function RoomClock({ drop, isOver }: { drop: DayWindow; isOver: boolean }) {
  return (
    <div className={styles.clock}>
      {isOver ? (
        <>
          <p>{`${tldsLabel(drop)} is over`}</p>
          <time dateTime={new Date(drop.closes).toISOString()}>{utcMinute(drop.closes)}</time>
        </>
      ) : (
        <WindowPhase variant="clock" drop={drop} />
      )}
    </div>
  );
}

const figures = [
  ['Racing', 'racing', 'PROCESSING'],
  ['Won', 'won', 'CATCHED_COMPLETED'],
  ['Lost', 'lost', 'FAILED'],
] as const;

function RoomScore({ score }: { score: Score | undefined }) {
  return (
    <dl className={styles.score}>
      {figures.map(([label, name, state]) => (
        <div key={name}>
          <dt>
            <OrderGlyph state={state} />
            <span>{label}</span>
          </dt>
          <dd>{score ? score[name] : <Skeleton late width={16} height={12} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a line begins with for screen readers, and the order state with a fitting glyph. */
const marks = {
  left: ['To do: ', 'NEW'],
  done: ['Done: ', 'CATCHED_COMPLETED'],
  unread: ['Being read: ', 'PAID_WAITING_CATCH'],
} as const;

function ThingLine({ thing, isOver }: { thing: Thing; isOver: boolean }) {
  const { name, words, cost, step, isLeft, isRead = true } = thing;
  const [prefix, glyph] = isLeft ? marks.left : isRead ? marks.done : marks.unread;
  return (
    <li tabIndex={-1}>
      <OrderGlyph state={glyph} />
      <span>
        <span className="visually-hidden">{prefix}</span>
        {name && (
          <bdi translate="no" title={name} className={styles.name}>
            {name}
          </bdi>
        )}{' '}
        <span>{words}</span> <span data-color="dim">{isLeft ? cost : ''}</span>
      </span>
      {isLeft && !isOver && step && <Step step={step} />}
    </li>
  );
}

/** The button of a next step, for those who may take it. */
function Step({ step }: { step: NextStep }): ReactNode {
  const can = useCan();
  switch (step.kind) {
    case 'connect':
      return can('eppAccounts/connect') && <ConnectButton account={step.account} named />;
    case 'start':
      return can('eppAccounts/startRealCatch') && <StartCatchButton account={step.account} named />;
    case 'approve':
    case 'finish':
      return (
        can('orders/updatePayment') && (
          <ApproveButton orders={step.orders} isPaymentLeft={step.kind === 'finish'} />
        )
      );
    case 'payment':
      return (
        can('orders/updatePayment') && (
          <LinkButton
            to={(props) => (
              <Link {...props} to="/orders/$orderId/payment" params={{ orderId: step.order.id }} />
            )}
          >
            Record Payment
          </LinkButton>
        )
      );
    case 'category':
      return (
        can('eppCategories/update') && (
          <LinkButton
            to={(props) => (
              <Link
                {...props}
                to="/epp-categories/$categoryId/edit"
                params={{ categoryId: step.category.id }}
              />
            )}
          >
            Edit <bdi>{step.category.name}</bdi>
          </LinkButton>
        )
      );
    case 'accounts':
      return (
        <LinkButton to={(props) => <Link {...props} to="/epp-accounts" />}>EPP Accounts</LinkButton>
      );
  }
}

type LinkProps = Readonly<Record<string, unknown>>;

interface LinkButtonProps {
  /** The link, without its words: these have a place of their own in the button. */
  to: (props: LinkProps) => ReactNode;
  children: ReactNode;
}

function LinkButton({ to, children }: LinkButtonProps) {
  return (
    <Button variant="default" size="compact-sm" renderRoot={to}>
      {/* The label is a flex box, which drops the spaces between its own children. */}
      <span>{children}</span>
    </Button>
  );
}
