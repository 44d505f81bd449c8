import type { ReactNode, Ref } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Button, Icon, Inline, Stack, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartCoupon } from '../../contract/index.ts';
import { couponReasonText } from '../../model/coupon-message.ts';
import { isSameCode } from '../../model/coupon-codes.ts';
import { COUPON_MESSAGES } from '../../model/coupon-messages.ts';
import styles from './CouponBox.module.scss';

export interface CouponListProps {
  /** The cart's coupons, applied or not. */
  coupons: readonly CartCoupon[];
  /** Codes being removed. */
  removing?: readonly string[] | undefined;
  /** Whether the amounts are being recalculated; they are dimmed. */
  pending?: boolean | undefined;
  onRemove?: (code: string) => void;
  /** Form action and hidden fields, for submissions without JavaScript; the code is sent as `coupon`. */
  action?: string | undefined;
  fields?: ReactNode;
  list?: Ref<HTMLUListElement>;
  /** Called with the code of the focused coupon, and without a code when it loses focus. */
  onFocusChange?: (code?: string) => void;
}

/** A cart's coupons: what each one saves, or why it is not applied and what is missing. */
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
  const messages = useMessages('cart', COUPON_MESSAGES);
  const { coupons: texts } = messages;
  return (
    <Stack as="ul" gap={3} ruled ref={list as Ref<HTMLDivElement>} aria-label={texts.inCart}>
      {coupons.map((coupon) => {
        const { couponCode, description, applied, amount } = coupon;
        const reason = couponReasonText(coupon, locale, messages);
        const isLeaving = removing.some((code) => isSameCode(code, couponCode));
        return (
          <Stack
            key={couponCode}
            as="li"
            gap={1}
            onFocus={() => onFocusChange?.(couponCode)}
            onBlur={() => onFocusChange?.()}
          >
            <Inline justify="between" align="start" nowrap gap={4}>
              <Text size={14} weight="medium">
                {description}
              </Text>
              <Text
                size={14}
                weight={applied ? 'semibold' : 'regular'}
                tone={applied && !pending && !isLeaving ? 'ink' : 'muted'}
                className={styles.amount}
              >
                {applied
                  ? amount > 0
                    ? formatMoney(toMinorUnits(-amount), locale)
                    : texts.applied
                  : texts.notApplied}
              </Text>
            </Inline>
            {reason !== undefined && (
              <Inline gap={2} align="start" nowrap className={styles.reason}>
                <Icon name="info" size="small" />
                <Text size={14}>{reason}</Text>
              </Inline>
            )}
            <Inline justify="between" nowrap>
              <Text size={14} tone="muted">
                {couponCode}
              </Text>
              <form
                className={styles.removal}
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
                  className={styles.remove}
                  busy={isLeaving}
                  aria-label={texts.removeCode(couponCode)}
                >
                  {texts.remove}
                </Button>
              </form>
            </Inline>
          </Stack>
        );
      })}
    </Stack>
  );
}
