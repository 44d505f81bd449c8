import { sql } from 'kysely';
import { toMinorUnits } from '@foolscap/core/money';
import { getRewards } from '../rewards.ts';
import { findCard, getBalance, type SeenPayment } from './cart-commands.ts';
import {
  type Card,
  type CartStoredValue,
  INVOICE_LIMIT,
  type Person,
  type Real,
  STATUS_OF,
  type Wallet,
  WALLETS,
} from './model.ts';

/** The status of an order whose rest a tender of the cart pays. */
async function predictRest(
  real: Real,
  payment: { id: string; type: string; lastFourDigit: string },
  rest: number,
) {
  const { db } = real.shop.database;
  if (payment.type === 'CARD') return STATUS_OF[payment.lastFourDigit as Card];
  if (payment.type === 'ACCOUNT') {
    const { open } = await db
      .selectFrom('account_charges')
      .select(sql<number>`coalesce(sum(amount_minor - refunded_minor), 0)::bigint`.as('open'))
      .where('state', 'in', ['AUTHORIZED', 'CAPTURED'])
      .executeTakeFirstOrThrow();
    return Number(open) + rest > INVOICE_LIMIT ? 402 : 200;
  }
  const { account_name } = await db
    .selectFrom('cart_tenders')
    .innerJoin('sandbox_wallet_approvals', 'sandbox_wallet_approvals.token', 'cart_tenders.token')
    .select('account_name')
    .where('cart_tenders.id', '=', payment.id)
    .executeTakeFirstOrThrow();
  return WALLETS[account_name as Wallet];
}

/** Checks that checkout lists the rewards, the applied cards, and the cards whose balance was only checked, which pay nothing. */
function checkListed(
  real: Real,
  listed: readonly SeenPayment[],
  { applied, checked, rewards }: CartStoredValue,
): void {
  const indexes = (isApplied: boolean) =>
    listed
      .filter(({ paymentType, addedToOrder }) => paymentType !== 'REWARDS' && addedToOrder === isApplied)
      .map(({ lastFourDigit }) => findCard(real, lastFourDigit))
      .toSorted();
  expect([indexes(true), indexes(false)]).toEqual([[...applied].toSorted(), [...checked].toSorted()]);
  const seen = listed.filter(({ paymentType }) => paymentType === 'REWARDS');
  expect(seen.map(({ balance }) => toMinorUnits(balance))).toEqual(rewards === undefined ? [] : [rewards]);
  for (const { addedToOrder, amountApplied } of listed) if (!addedToOrder) expect(amountApplied).toBe(0);
}

/** The status that an order gets, by the tenders that its shopper sees and the money that is on them. */
export async function predictStatus(real: Real, { shopper, accountId }: Person, stored: CartStoredValue) {
  const { totals, orderPayments, payment } = (await shopper.get('/checkout/precheckout')).body.data
    .checkoutInfo;
  checkListed(real, orderPayments, stored);
  const total = totals.ordTotal as number;
  const paidBy = payment?.type as string | undefined;
  let rest = toMinorUnits(total)!;
  let isCovered = true;
  for (const { paymentType, lastFourDigit, amountApplied } of orderPayments as SeenPayment[]) {
    const amount = toMinorUnits(amountApplied)!;
    const balance =
      paymentType === 'REWARDS'
        ? getRewards(real.shop.database, accountId!)
        : getBalance(real, findCard(real, lastFourDigit));
    if (amount > (await balance)) isCovered = false;
    rest -= amount;
  }
  if (rest > 0 && !payment) return { total, status: 400, paidBy };
  if (!isCovered) return { total, status: 402, paidBy };
  return {
    total,
    status: rest > 0 ? await predictRest(real, payment, rest) : 200,
    paidBy: rest > 0 ? paidBy : undefined,
  };
}
