import { Button } from '@mantine/core';
import type { Order } from '@dropcatch/sdk';
import { useMutationState, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { runMutation } from '../../core/api/apiQuery.ts';
import { useCan } from '../../core/session/permissions.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { getClockOffset } from '../../core/time/serverClock.ts';
import { utcDay } from '../../core/time/time.ts';
import { tldsLabel, type DayWindow } from '../../entities/drops/dayWindows.ts';
import { WindowPhase } from '../../entities/drops/WindowPhase.tsx';
import { catchState, realCatchPoll, realCatchStatus } from '../../entities/epp/catches.ts';
import { categoryList } from '../../entities/epp/choices.ts';
import { rowButton } from '../../entities/epp/ConnectButton.tsx';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { accountsForTlds } from '../../entities/epp/tlds.ts';
import { approvalKey, approveOrder } from '../../entities/orders/approveOrder.ts';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { isDayRead } from '../../entities/orders/knownOrders.ts';
import { OrderGlyph } from '../../entities/orders/OrderStateBadge.tsx';
import { checklist, type Check } from '../../entities/race/checklist.ts';
import { Checks } from '../../entities/race/Checks.tsx';
import { confirm } from '../../ui/dialog/confirm.ts';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import styles from './ReadyRoom.module.css';

/** What is left to do before a drop window, with the actions; one line once all is done. */
export function OpenReadyRoom({ window }: { window: DayWindow }) {
  const can = useCan();
  const orders = useQuery(dayOrders(utcDay(window.opens), false)).data;
  const accounts = useQuery(accountList).data?.accounts;
  const categories = useQuery(categoryList).data?.categories;
  const connected = accountsForTlds(window.tlds, accounts, categories)?.filter(
    ({ is_connected }) => is_connected,
  );
  useQuery(realCatchPoll(connected, connected));
  const catches = useQueries({
    queries: (connected ?? []).map(({ id }) => ({ ...realCatchStatus(id), enabled: false })),
  });
  const checks = checklist({
    window,
    orders: orders && isDayRead(orders) ? orders.orders : undefined,
    accounts,
    categories,
    catchOf: ({ id }) => catchState(catches[connected?.findIndex((each) => each.id === id) ?? -1]),
    ahead: getClockOffset(),
  });
  const left = checks.filter(({ state }) => state === 'todo').length;
  const isKnown = checks.every(({ state }) => state !== 'unknown');
  const ready = isKnown && left === 0;
  const text = ready ? 'All is ready' : left > 0 ? `${pluralize(left, 'thing')} left` : 'Checking';
  const head = useRef<HTMLHeadingElement>(null);
  useFocusFallback(head, ready);
  return (
    <section className={styles.room} aria-labelledby="ready-room">
      <div className={styles.head}>
        <h2 ref={head} id="ready-room" tabIndex={-1}>
          {ready && <OrderGlyph state="CATCHED_COMPLETED" />}
          <span data-color={ready ? 'good' : undefined}>
            <span>{text}</span> before <span translate="no">{tldsLabel(window)}</span> opens
          </span>
        </h2>
        <WindowPhase variant="line" window={window} />
        <Link to="/drops" className="plain-link">
          Drop Board
        </Link>
      </div>
      <span className="visually-hidden" role="status">
        {isKnown && text}
      </span>
      {!ready && (
        <Checks
          checks={checks}
          actions={({ approve = [], start = [] }: Check) => (
            <>
              {can('orders/updatePayment') && approve.length > 0 && (
                <ApproveButton orders={approve} />
              )}
              {can('eppAccounts/startRealCatch') &&
                start.map(({ id, name }) => (
                  <Button
                    key={id}
                    variant="default"
                    size="compact-sm"
                    renderRoot={(props) => (
                      <Link
                        {...props}
                        to="/epp-accounts/$accountId/real-catch"
                        params={{ accountId: id }}
                      />
                    )}
                  >
                    {`Start Real Catch on ${name}`}
                  </Button>
                ))}
            </>
          )}
        />
      )}
    </section>
  );
}

/** Approves orders one after the other, after a question that names them. */
function ApproveButton({ orders }: { orders: readonly Order[] }) {
  const running = useMutationState({ filters: { mutationKey: approvalKey, status: 'pending' } });
  const label = `Approve ${pluralize(orders.length, 'order')}`;
  const approve = async () => {
    const agreed = await confirm({
      title: `${label}?`,
      confirmLabel: 'Approve',
      body: `Their payment is recorded, and they take part in the race: ${orders.map(({ domain }) => domain).join(', ')}.`,
    });
    if (!agreed) return;
    // A failure shows its own message.
    for (const order of orders) await runMutation(approveOrder, order).catch(() => undefined);
  };
  return (
    <BusyButton {...rowButton} busy={running.length > 0} onClick={() => void approve()}>
      {label}
    </BusyButton>
  );
}
