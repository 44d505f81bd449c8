import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { toMinorUnits } from '@foolscap/core/money';
import { PayByRewards } from '@foolscap/payments/feature';
import { rewardsPaymentFeature } from '../payments/rewards-payment-feature.ts';

export const features = [rewardsPaymentFeature];

/** The rewards of a member at checkout. A separate chunk, which only members load. */
export default function RewardsPanel({ info }: { info: CheckoutInfo }) {
  const { rewards, orderPayments = [], totals, giftCardItemsTotal = 0 } = info;
  if (!rewards) return null;
  const applied = orderPayments.find(({ paymentType }) => paymentType === 'REWARDS');
  const paid = orderPayments.reduce((sum, { amountApplied }) => sum + (toMinorUnits(amountApplied) ?? 0), 0);
  // Rewards do not pay for gift cards.
  const payable = (toMinorUnits(totals.ordTotal) ?? 0) - (toMinorUnits(giftCardItemsTotal) ?? 0);
  return <PayByRewards available={rewards.available} applied={applied} rest={Math.max(0, payable - paid)} />;
}
