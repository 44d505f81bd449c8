import {
  addDays,
  nextOrderDay,
  REMINDER_DAYS,
  RESTORE_HOURS,
  resumedDay,
  type SubscriptionAction,
} from '@foolscap/subscriptions/model';
import type { SubscriptionChange, SubscriptionRow } from './subscriptions.repository.ts';

/** The effect of an action. */
export interface ActionDecision {
  change: SubscriptionChange;
  /** The new state of an order that is already due and will no longer be placed. */
  endsOrder?: 'SKIPPED' | 'CLOSED';
}

/**
 * Decides an action on a subscription.
 * @param today today's date at the delivery address
 * @param price current unit price in US cents, which a shopper who resumes accepts
 * @returns undefined if the state does not allow it
 */
export function decideAction(
  action: SubscriptionAction,
  row: SubscriptionRow,
  { today, now, price }: { today: string; now: Date; price: number | null | undefined },
): ActionDecision | undefined {
  const schedule = { interval: row.interval, anchorDay: row.anchor_day };
  const known = price ? { known_price_minor: price } : {};
  switch (action) {
    case 'PAUSE':
      return row.status === 'ACTIVE'
        ? { change: { status: 'PAUSED', problem: null }, endsOrder: 'CLOSED' }
        : undefined;
    case 'RESUME':
      return row.status === 'PAUSED'
        ? {
            change: {
              status: 'ACTIVE',
              problem: null,
              next_on: resumedDay(schedule, row.next_on, today, row.problem !== null),
              ...known,
            },
          }
        : undefined;
    case 'SKIP':
      return row.status === 'ACTIVE'
        ? {
            change: { problem: null, next_on: nextOrderDay(schedule, row.next_on, today) },
            endsOrder: 'SKIPPED',
          }
        : undefined;
    case 'CANCEL':
      return row.status === 'CANCELED'
        ? undefined
        : { change: { status: 'CANCELED', canceled_at: now, problem: null }, endsOrder: 'CLOSED' };
    case 'RESTORE': {
      const until = (row.canceled_at?.getTime() ?? 0) + RESTORE_HOURS * 3_600_000;
      return row.status === 'CANCELED' && now.getTime() < until
        ? {
            change: {
              status: 'ACTIVE',
              canceled_at: null,
              next_on: resumedDay(schedule, row.next_on, today),
              ...known,
            },
          }
        : undefined;
    }
  }
}

/** Marks a date as announced if it is so close that the shopper, who has just chosen it, needs no reminder. */
export const announced = (
  nextOn: string | undefined,
  today: string,
): Pick<SubscriptionChange, 'reminded_for'> =>
  nextOn !== undefined && nextOn <= addDays(today, REMINDER_DAYS) ? { reminded_for: nextOn } : {};
