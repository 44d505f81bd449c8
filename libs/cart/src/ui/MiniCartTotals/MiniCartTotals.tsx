import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { ButtonLink, Link, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartSummary } from '../../contract/index.ts';
import type { CheckoutSignIn } from '../../model/index.ts';
import { MINI_CART_MESSAGES } from '../../model/mini-cart-messages.ts';
import { CART_VIEW_MESSAGES } from '../../model/cart-view-messages.ts';
import styles from './MiniCartTotals.module.scss';

export interface MiniCartTotalsProps {
  /** Subtotal, savings, shipping and fees of the reply, in dollars. */
  summary: Pick<
    CartSummary,
    'cartSubTotal' | 'instantCouponSavings' | 'shipFee' | 'handlingFee' | 'surchargeFee' | 'dasFee'
  >;
  /** The number of units in the cart. */
  count: number;
  /** The totals are being recalculated: they are dimmed, not estimated. */
  pending?: boolean;
  /** URL of the cart page. */
  cartHref: string;
  /** Slot for the main action. */
  checkout: ReactNode;
  /** The sign-in that checkout needs; none by default. */
  signIn?: CheckoutSignIn;
  /** URL of the sign-in page, for the prompt. */
  signInHref?: string;
}

/** The bottom of the mini cart: subtotal, links to the cart and checkout, and a sign-in prompt if checkout requires it. */
export function MiniCartTotals({
  summary: { cartSubTotal, instantCouponSavings, shipFee, handlingFee, surchargeFee, dasFee = 0 },
  count,
  pending = false,
  cartHref,
  checkout,
  signIn = 'none',
  signInHref,
}: MiniCartTotalsProps) {
  const locale = useLocale();
  const { miniCart: texts } = useMessages('cart', MINI_CART_MESSAGES);
  const { totals } = useMessages('cart', CART_VIEW_MESSAGES);
  const money = (value: number) => formatMoney(toMinorUnits(value), locale);
  const fees = handlingFee + surchargeFee + dasFee;
  return (
    <div className={styles.totals}>
      <dl className={styles.amounts} aria-busy={pending} data-pending={pending}>
        <div className={styles.subtotal}>
          <dt>{totals.subtotal(count)}</dt>
          <dd>{money(cartSubTotal)}</dd>
        </div>
        {instantCouponSavings > 0 && (
          <div className={styles.savings}>
            <dt>{totals.savings}</dt>
            <dd>{money(-instantCouponSavings)}</dd>
          </div>
        )}
        <div className={styles.savings}>
          <dt>{fees > 0 ? texts.shippingAndFees : totals.shipping}</dt>
          <dd>{shipFee + fees > 0 ? money(shipFee + fees) : totals.free}</dd>
        </div>
      </dl>
      <Text size={12} tone="muted">
        {texts.taxLater}
      </Text>
      <div className={styles.actions}>
        <ButtonLink href={cartHref} size="large" fullWidth>
          {texts.viewCart}
        </ButtonLink>
        {checkout}
      </div>
      {signIn !== 'none' && signInHref && (
        <Text size={14} tone="muted" className={styles.signIn}>
          <Link href={signInHref}>{texts.signIn}</Link> {texts[signIn]}
        </Text>
      )}
    </div>
  );
}
