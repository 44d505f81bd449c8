import { lockMemberships } from '../memberships/index.ts';
import type { RenewalProblem } from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { type AccountRow, findAccount } from '../account/index.ts';
import { JOB_ORDER_OUTDATED } from '../subscriptions/index.ts';
import {
  changeOrder,
  findRenewable,
  findRenewal,
  getOrderTime,
  openOrder,
  type RenewableRow,
  type RenewalOrderRow,
  type RenewalRow,
  switchOff,
} from './renewals.repository.ts';

const DAY_MS = 86_400_000;
/** A declined card is tried again after these many days. */
const RETRY_AFTER_DAYS = [1, 3];

/** A renewal whose order is due. */
export interface DueRenewal {
  account: AccountRow;
  renewal: RenewalRow;
  membership: RenewableRow;
  order: RenewalOrderRow;
}

/** Finds or begins the order of a renewal. @returns undefined if it is not due */
export const beginRenewal = (db: Db, accountId: string, now: Date): Promise<DueRenewal | undefined> =>
  db.transaction().execute(async (trx) => {
    await lockMemberships(trx, accountId);
    const account = await findAccount(trx, accountId);
    const renewal = await findRenewal(trx, accountId);
    if (!account || account.deactivated_at || !renewal?.is_on) return undefined;
    const membership = await findRenewable(trx, account, renewal.sku, now);
    if (!membership || membership.program !== renewal.program || getOrderTime(membership) > now)
      return undefined;
    const order = await openOrder(trx, membership.id, now);
    return order.status === 'OPEN' && order.try_at <= now
      ? { account, renewal, membership, order }
      : undefined;
  });

/**
 * Records that the order was placed, in the transaction that writes it and in which the memberships of the account are locked.
 * @throws ApiError 409, which rolls back the order, if the member changed the renewal, closed the account, or another instance was faster
 */
export async function recordPlaced(
  trx: Db,
  { account, renewal, order }: DueRenewal,
  orderNumber: string,
): Promise<void> {
  const current = await findRenewal(trx, account.id);
  const isWanted =
    current?.is_on &&
    current.revision === renewal.revision &&
    (await findAccount(trx, account.id))?.deactivated_at === null;
  if (!isWanted || !(await changeOrder(trx, order, { status: 'PLACED', order_number: orderNumber })))
    throw new ApiError(409, JOB_ORDER_OUTDATED, operatorText('The renewal was changed.'));
  await trx
    .updateTable('membership_renewals')
    .set({ problem: null })
    .where('account_id', '=', account.id)
    .execute();
}

/** Schedules another try of an order, under a new key, after a failure that is not the member's fault. */
export const tryLater = (db: Db, { order }: DueRenewal, at: Date): Promise<boolean> =>
  changeOrder(db, order, { attempt: order.attempt + 1, try_at: at });

/**
 * Records a failed try: a declined card is tried again, anything else ends the renewal.
 * @returns when it is tried again, null if the renewal was switched off, undefined if the member or another instance was faster
 */
export const recordProblem = (
  db: Db,
  due: DueRenewal,
  problem: RenewalProblem,
  now: Date,
): Promise<Date | null | undefined> =>
  db.transaction().execute(async (trx) => {
    const { account, renewal, membership, order } = due;
    await lockMemberships(trx, account.id);
    const current = await findRenewal(trx, account.id);
    if (!current?.is_on || current.revision !== renewal.revision) return undefined;
    // A membership that was bought in the meantime makes the renewal unnecessary.
    if ((await findRenewable(trx, account, renewal.sku, now))?.id !== membership.id) return undefined;
    const days = problem === 'PAYMENT_DECLINED' ? RETRY_AFTER_DAYS[order.failures] : undefined;
    const tryAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
    const isRetried = tryAt !== null && tryAt < membership.ends_at;
    const change = {
      attempt: order.attempt + 1,
      failures: order.failures + 1,
      ...(isRetried ? { try_at: tryAt } : {}),
    };
    if (!(await changeOrder(trx, order, change))) return undefined;
    if (!isRetried) await switchOff(trx, account.id, problem);
    else
      await trx
        .updateTable('membership_renewals')
        .set({ problem })
        .where('account_id', '=', account.id)
        .execute();
    return isRetried ? tryAt : null;
  });
