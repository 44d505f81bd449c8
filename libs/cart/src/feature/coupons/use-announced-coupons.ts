import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAnnounce, useLocale, useMessages } from '@foolscap/ui/components';
import { couponReasonText } from '../../model/coupon-message.ts';
import { selectCouponResult } from '../../state/index.ts';
import { COUPON_MESSAGES } from '../../model/coupon-messages.ts';

/** Announces each coupon change once, when the server has confirmed it. A rejected code is announced by its field. */
export function useAnnouncedCoupons(): void {
  const announce = useAnnounce();
  const locale = useLocale();
  const messages = useMessages('cart', COUPON_MESSAGES);
  const result = useSelector(selectCouponResult);
  const announced = useRef(result);
  useEffect(() => {
    if (announced.current === result) return;
    announced.current = result;
    const { confirmation, notApplied, removed = [] } = result;
    const announcement = [
      ...removed.map((code) => messages.coupons.codeRemoved(code)),
      ...(confirmation ? [confirmation] : []),
      ...notApplied.map((coupon) =>
        [messages.coupons.codeNotApplied(coupon.couponCode), couponReasonText(coupon, locale, messages)].join(
          ' ',
        ),
      ),
    ].join(' ');
    if (announcement) announce(announcement);
  }, [announce, locale, messages, result]);
}
