import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus when the focused coupon has been removed: to the next coupon, or to the control for adding one.
 *
 * @param codes codes of the listed coupons, in order
 * @param getFallback returns the control for adding a coupon
 */
export function useCouponFocus(codes: readonly string[], getFallback: () => HTMLElement | null) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ code: string; place: number }>(undefined);
  // Before the next paint, so that focus is not lost in between.
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || codes.includes(last.code)) return;
    focused.current = undefined;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(last.place, buttons.length - 1)] ?? getFallback())?.focus();
  });
  const onFocusChange = useCallback(
    (code?: string) => {
      focused.current = code === undefined ? undefined : { code, place: codes.indexOf(code) };
    },
    [codes],
  );
  return { list, onFocusChange };
}
