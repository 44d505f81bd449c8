import type { ReactNode, Ref } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Button, Icon, useLocale } from '@foolscap/ui/components';
import type { CartCoupon } from '../../contract/index.ts';
import { couponReasonText } from '../../model/coupon-messages.ts';
import { isSameCode } from '../../model/coupon-codes.ts';
import { useCouponMessages } from '../coupon-messages.tsx';
import styles from './CouponList.module.scss';

export interface CouponListProps {
  /** The coupons of the cart, applied or not. */
  coupons: readonly CartCoupon[];
  /** The codes that are being removed. */
  removing?: readonly string[] | undefined;
  /** The amounts are being recalculated: they are dimmed. */
  pending?: boolean | undefined;
  onRemove?: (code: string) => void;
  /** Form action and hidden fields, for submissions without JavaScript; the code is sent as `coupon`. */
  action?: string | undefined;
  fields?: ReactNode;
  list?: Ref<HTMLUListElement>;
  /** Called with the code of the coupon that has focus, and without one when it loses focus. */
  onFocusChange?: (code?: string) => void;
}

/** The coupons of a cart: what each one saves, or why it is not applied and what is missing. */
export function CouponList({
  coupons,
  removing = [],
  pending = false,
  onRemove,
  action,
  fields,
  list,
  onFocusChange,
}: CouponListProps) {
  const locale = useLocale();
  const messages = useCouponMessages();
  return (
    <ul ref={list} className={styles.list} aria-label="Coupons in your cart">
      {coupons.map((coupon) => {
        const { couponCode, description, applied, amount } = coupon;
        const reason = couponReasonText(coupon, locale, messages);
        const isLeaving = removing.some((code) => isSameCode(code, couponCode));
        return (
          <li
            key={couponCode}
            className={styles.coupon}
            data-pending={pending || isLeaving}
            onFocus={() => onFocusChange?.(couponCode)}
            onBlur={() => onFocusChange?.()}
          >
            <p className={styles.name}>{description}</p>
            <p className={applied ? styles.amount : styles.state}>
              {!applied ? 'Not applied' : amount > 0 ? formatMoney(toMinorUnits(-amount), locale) : 'Applied'}
            </p>
            {reason !== undefined && (
              <p className={styles.reason}>
                <Icon name="info" size="small" />
                <span>{reason}</span>
              </p>
            )}
            <p className={styles.code}>{couponCode}</p>
            <form
              method="post"
              action={action}
              onSubmit={(event) => {
                if (!onRemove) return;
                event.preventDefault();
                onRemove(couponCode);
              }}
            >
              {fields}
              <input type="hidden" name="coupon" value={couponCode} />
              <Button
                type="submit"
                variant="quiet"
                size="small"
                busy={isLeaving}
                aria-label={`Remove coupon ${couponCode}`}
              >
                Remove
              </Button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}
