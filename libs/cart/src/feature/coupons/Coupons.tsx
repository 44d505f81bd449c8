import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SMALL_MEDIA_QUERY } from '@foolscap/core/breakpoints';
import { lazyComponent, useMessages } from '@foolscap/ui/components';
import { CART_CODES } from '../../model/cart-codes.ts';
import { readCouponCodes, type CouponEntryError } from '../../model/coupon-codes.ts';
import { unknownCouponText } from '../../model/coupon-message.ts';
import {
  couponsActions,
  selectCart,
  selectCouponResult,
  selectIsChanging,
  selectPendingCoupons,
} from '../../state/index.ts';
import { CouponBox, type CouponBoxProps } from '../../ui/index.ts';
import { useAnnouncedCoupons } from './use-announced-coupons.ts';
import { COUPON_MESSAGES } from '../../model/coupon-messages.ts';

/** Loaded when first opened. */
const CouponDrawer = lazyComponent(async () => ({
  default: (await import('../../ui/CouponDrawer/CouponDrawer.tsx')).CouponDrawer,
}));

export interface CouponsProps extends Pick<CouponBoxProps, 'forms'> {
  /** Text that was submitted without JavaScript, and the reason why it was rejected. */
  refused?: { text: string; error: CouponEntryError } | undefined;
}

/** The cart's coupons: a box next to the totals, and a drawer on small screens. */
export function Coupons({ forms, refused }: CouponsProps) {
  const dispatch = useDispatch();
  const messages = useMessages('cart', COUPON_MESSAGES);
  useAnnouncedCoupons();
  const coupons = useSelector(selectCart)?.coupons ?? [];
  const { confirmation, failure } = useSelector(selectCouponResult);
  const change = useSelector(selectPendingCoupons);
  const isChanging = useSelector(selectIsChanging);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  /** The error for a text that was not sent; undefined once a text has been sent. */
  const [entryError, setEntryError] = useState(() => refused && { text: messages.errors[refused.error] });

  // A result is shown once, not again on the next visit to the page.
  useEffect(() => () => void dispatch(couponsActions.resultDismissed()), [dispatch]);

  const isUnknown = failure?.code === CART_CODES.couponInvalid;
  const serverError = useMemo(
    () => (failure && isUnknown ? { text: unknownCouponText(failure, messages) } : undefined),
    [failure, isUnknown, messages],
  );
  const isSaving = (change?.coupons.length ?? 0) > 0;

  const shared = {
    coupons,
    removing: change?.removed,
    pending: isChanging,
    confirmation: change ? undefined : confirmation,
    phase: isSaving ? ('saving' as const) : failure && !isUnknown ? ('failed' as const) : ('idle' as const),
    error: entryError ?? (isSaving ? undefined : serverError),
    onEnter(text: string) {
      const entry = readCouponCodes(
        text,
        coupons.map(({ couponCode }) => couponCode),
      );
      setEntryError(entry.error && { text: messages.errors[entry.error] });
      if (!entry.error) dispatch(couponsActions.couponsEntered(...entry.codes));
    },
    onRemove: (code: string) => void dispatch(couponsActions.couponRemoved(code)),
  };

  return (
    <>
      <CouponBox
        {...shared}
        forms={forms}
        defaultCode={refused?.text}
        opener={opener}
        onOpen={() => {
          const isSmall = matchMedia(SMALL_MEDIA_QUERY).matches;
          setIsDrawerOpen(isSmall);
          return isSmall;
        }}
      />
      {isDrawerOpen && (
        <CouponDrawer {...shared} open onClose={() => setIsDrawerOpen(false)} finalFocus={opener} />
      )}
    </>
  );
}
