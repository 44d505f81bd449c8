import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { ButtonLink, Link, Text, useLocale } from '@foolscap/ui/components';
import type { CartSummary } from '../../contract/index.ts';
import type { CheckoutSignIn } from '../../model/index.ts';
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

const SIGN_IN_REASON = {
  checkout: ' to check out with your saved details.',
  rewards: ' to check out with your rewards items.',
} as const;

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
  const money = (value: number) => formatMoney(toMinorUnits(value), locale);
  const fees = handlingFee + surchargeFee + dasFee;
  return (
    <div className={styles.totals}>
      <dl className={styles.amounts} aria-busy={pending} data-pending={pending}>
        <div className={styles.subtotal}>
          <dt>
            Subtotal ({count.toLocaleString(locale)} {count === 1 ? 'item' : 'items'})
          </dt>
          <dd>{money(cartSubTotal)}</dd>
        </div>
        {instantCouponSavings > 0 && (
          <div className={styles.savings}>
            <dt>Savings</dt>
            <dd>{money(-instantCouponSavings)}</dd>
          </div>
        )}
        <div className={styles.savings}>
          <dt>{fees > 0 ? 'Shipping and fees' : 'Shipping'}</dt>
          <dd>{shipFee + fees > 0 ? money(shipFee + fees) : 'Free'}</dd>
        </div>
      </dl>
      <Text size={12} tone="muted">
        Tax is calculated at checkout.
      </Text>
      <div className={styles.actions}>
        <ButtonLink href={cartHref} size="large" fullWidth>
          View cart
        </ButtonLink>
        {checkout}
      </div>
      {signIn !== 'none' && signInHref && (
        <Text size={14} tone="muted" className={styles.signIn}>
          <Link href={signInHref}>Sign in</Link>
          {SIGN_IN_REASON[signIn]}
        </Text>
      )}
    </div>
  );
}
