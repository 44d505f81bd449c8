import { useSelector } from 'react-redux';
import { useLocale, useMessages } from '@foolscap/ui/components';
import { explainFees, getRewardsHint, getSmallOrderHint } from '../model/index.ts';
import { selectCart } from '../state/index.ts';
import { OrderHints as Hints } from '../ui/OrderHints/OrderHints.tsx';
import { ORDER_HINT_MESSAGES } from '../model/order-hint-messages.ts';
import { SUMMARY_MESSAGES } from '../model/summary-messages.ts';

/** The hints above the cart's totals: small orders, rewards and fees. */
export function OrderHints() {
  const locale = useLocale();
  const hints = useMessages('cart', ORDER_HINT_MESSAGES);
  const summary = useMessages('cart', SUMMARY_MESSAGES);
  const cart = useSelector(selectCart);
  if (!cart) return null;
  const smallOrder = getSmallOrderHint(cart);
  const rewards = getRewardsHint(cart, locale);
  const fees = explainFees(cart, hints, summary);
  if (!smallOrder && !rewards && fees.length === 0) return null;
  return <Hints smallOrder={smallOrder} rewards={rewards} fees={fees} />;
}
