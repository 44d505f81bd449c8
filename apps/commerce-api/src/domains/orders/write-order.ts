import { pointOfPostalCode } from '../../kernel/geo/postal-places.ts';
import { storeOutcome } from '../../kernel/http/idempotency.ts';
import { holdSession } from '../../kernel/sessions/hold-session.ts';
import {
  emptyCartError,
  endCart,
  type LineRow,
  listLines,
  listTenders,
  lockCart,
  readPricedCart,
} from '../cart/index.ts';
import { lockMemberships, type MembershipLine, startMemberships } from '../memberships/index.ts';
import { lockSpending } from '../organizations/index.ts';
import { type AttemptRow, markCardsUsed, moveAttempt, type PaymentContext } from '../payments/index.ts';
import { usePromotions } from '../pricing/index.ts';
import { findSteps } from '../approval-rules/index.ts';
import { checkAgentOrder } from './check-agent.ts';
import { submitForApproval } from './approval-steps.ts';
import { insertFromCart } from './insert-from-cart.ts';
import type { OrderData, OrderRequest } from './order-attempts.ts';
import {
  BudgetNeedsApprovalError,
  chargeOrder,
  getExceededBudget,
  checkSplitAmounts,
  readBudgetAmount,
  readOrderAccounting,
} from './order-accounting.ts';
import { FreeItemGoneError, SessionEndedError, SupersededError } from './order-errors.ts';
import { orderData } from './order-reply.ts';
import { recordTaken, takeStock } from './order-stock.ts';
import { paysAsPlanned, planPayments } from './payment-plan.ts';
import {
  checkCart,
  checkRevision,
  getKey,
  type ReadyCart,
  getShort,
  getUsed,
  getWanted,
  getWantedGift,
  totalChanged,
} from './ready-cart.ts';

type OrderToWrite = [
  context: Pick<PaymentContext, 'database' | 'now'>,
  request: Pick<OrderRequest, 'caller' | 'idempotency' | 'onWrite'>,
  attempt: AttemptRow,
  ready: ReadyCart,
];

/** Returns the lines that enroll the account in a program. The lines of an order are numbered in the order of the cart's. */
const getMembershipLines = (rows: readonly LineRow[]): MembershipLine[] =>
  rows.flatMap(({ item_id: sku, qty, sale_conditions }, index) =>
    sale_conditions?.membership
      ? [{ lineNumber: index + 1, sku, qty, program: sale_conditions.membership }]
      : [],
  );

/** Number of transactions tried per order. Each starts with the free items that are still available; the last one starts without any. */
const MAX_TRIES = 5;

/**
 * Writes the order of an authorized attempt. An order never fails because of a free item: if another order takes the last one in the
 * meantime, this one is written without it. If another order takes the rest of its budget, it waits for an approver.
 * @throws like `writeOnce`
 */
export async function writeOrder(...args: OrderToWrite): Promise<OrderData> {
  let exceedsBudget = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await writeOnce(args, { withFreeItems: tries < MAX_TRIES, exceedsBudget });
    } catch (error) {
      if (error instanceof BudgetNeedsApprovalError && !exceedsBudget) {
        exceedsBudget = true;
        continue;
      }
      if (!(error instanceof FreeItemGoneError)) throw error;
      if (tries === MAX_TRIES) throw totalChanged(args[2].amount_minor);
    }
  }
}

/**
 * Writes the order in one transaction: stock, order, promotions, attempt, cart, outcome.
 * @throws ApiError, which rolls everything back, if the cart no longer matches what was authorized
 * @throws FreeItemGoneError, BudgetNeedsApprovalError, SessionEndedError, SupersededError
 */
async function writeOnce(
  [{ database, now }, { caller, idempotency, onWrite }, attempt, ready]: OrderToWrite,
  { withFreeItems, exceedsBudget }: { withFreeItems: boolean; exceedsBudget: boolean },
): Promise<OrderData> {
  return database.db.transaction().execute(async (trx) => {
    if (!(await holdSession(trx, caller.session))) throw new SessionEndedError();
    const owner = caller.owner(caller.session);
    const cart = await lockCart(trx, owner, ready.cart.kind);
    if (!cart || cart.id !== ready.cart.id) throw emptyCartError();
    checkRevision(cart, ready.expectedRevision);
    const rows = await listLines(trx, cart);
    if (!rows.length) throw emptyCartError();
    await checkAgentOrder(trx, caller, cart.id, rows);
    const memberships = getMembershipLines(rows);
    // Before the price, which depends on the memberships that the account has.
    if (memberships.length && caller.accountId !== undefined) await lockMemberships(trx, caller.accountId);
    const price = async () => {
      const { priced } = await readPricedCart(trx, cart, rows, now());
      return withFreeItems ? priced : { ...priced, free: { ...priced.free, held: [] } };
    };
    const priced = await price();
    checkCart(rows, priced, attempt.amount_minor);
    const tenders = await listTenders(trx, cart.id);
    const plan = planPayments(tenders, priced);
    if (!paysAsPlanned(attempt, plan)) throw totalChanged(priced.totals.total);

    const place = ready.shippingAddress && pointOfPostalCode(ready.shippingAddress.zipCode);
    const gifts = priced.free.held;
    const { short, taken } = await takeStock(
      trx,
      [...rows.map(getWanted), ...gifts.map(getWantedGift)],
      place,
    );
    if (short.length) {
      const keys = new Set(short.map(getKey));
      // The short item may be both free and on a line. The next try takes only the line's units.
      if (gifts.some((gift) => keys.has(getKey(getWantedGift(gift))))) throw new FreeItemGoneError();
      throw getShort(await listLines(trx, cart), keys);
    }

    const { member } = ready;
    // The choice may have changed while the payment was being authorized.
    const isSameChoice =
      JSON.stringify(cart.accounting) === JSON.stringify(ready.cart.accounting) &&
      rows.every(({ id }) => ready.rows.some((each) => each.id === id));
    const accounting = isSameChoice
      ? ready.accounting
      : await readOrderAccounting(
          trx,
          member,
          { ...cart, purchase_order_number: ready.purchaseOrderNumber },
          rows,
          now(),
        );
    if (!isSameChoice) checkSplitAmounts(accounting, rows, priced);
    if (member) await lockSpending(trx, member.accountId);
    const budgetAmount = await readBudgetAmount(trx, accounting, rows, priced);
    const steps = member
      ? await findSteps(trx, {
          member,
          rows,
          priced,
          paymentTypes: plan.map(({ type }) => type),
          exceededBudget: getExceededBudget(accounting, budgetAmount, { isTaken: exceedsBudget }),
          now: now(),
        })
      : [];
    const isPending = steps.length > 0;
    const { order, lines, adjustments } = await insertFromCart(
      trx,
      caller,
      { ...ready, accounting, cart, tenders },
      { rows, priced, payments: plan, status: isPending ? 'PENDING_APPROVAL' : 'PLACED' },
      now(),
    );
    if (caller.accountId !== undefined)
      await markCardsUsed(
        trx,
        caller.accountId,
        plan.filter(({ type }) => type === 'CARD').map(({ token }) => token),
        now(),
      );
    // Another order took the last use, so the price is read again without the promotion.
    if (!(await usePromotions(trx, order.order_number, cart, getUsed(priced)))) {
      const { total } = (await price()).totals;
      throw total === priced.totals.total ? new FreeItemGoneError() : totalChanged(total);
    }
    // Last, because from here on concurrent orders on the same budget wait for each other.
    await chargeOrder(trx, accounting, order, budgetAmount, () =>
      readOrderAccounting(
        trx,
        member,
        { ...cart, purchase_order_number: order.purchase_order_number },
        rows,
        now(),
      ),
    );
    const started =
      isPending || caller.accountId === undefined
        ? []
        : await startMemberships(
            trx,
            { accountId: caller.accountId, orderNumber: order.order_number, lines: memberships },
            now(),
          );
    await recordTaken(trx, order.order_number, taken);
    await submitForApproval(trx, order, steps, now());
    const next = isPending ? 'HELD' : 'ORDERED';
    if (!(await moveAttempt(trx, attempt.id, 'STARTED', next, order.order_number)))
      throw new SupersededError();
    await endCart(trx, cart, 'ORDERED', now());
    await onWrite?.(trx, order.order_number);
    const data: OrderData = {
      order: orderData(
        { order, lines, adjustments, parts: [], payments: attempt.payments, memberships: started },
        now(),
      ),
    };
    const isStored = await storeOutcome(
      trx,
      caller.session.id,
      idempotency,
      { status: 200, reply: data },
      now(),
    );
    if (!isStored) throw new SupersededError();
    return data;
  });
}
