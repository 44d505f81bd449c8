import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quickBuyActions, selectQuickBuyItem, selectQuickBuyPurchase } from '@foolscap/checkout/state';
import { Button, lazyComponent } from '@foolscap/ui/components';
import { readFormQuantity } from '../../forms/form-quantity.ts';
import { getCheckedItems } from '../../forms/added-items.ts';
import { PAGES } from '../../routing/pages.ts';
import { quickBuyFeature } from './feature.ts';

export const features = [quickBuyFeature];

/** With the chunk of all overlays, so only after the first press. */
const QuickBuy = lazyComponent(() => import('./QuickBuyPurchase.tsx'));

const getOrderHref = (orderNumber: string) => `/order/${orderNumber}`;

/**
 * The button that buys an item without checkout, and its overlay. For shoppers whose quick buy is ready (storefront-3.56).
 * It is inside the form of the page, which has the quantity and the chosen extras.
 */
export default function BuyNow({ itemId, quantity }: { itemId: string; quantity: number }) {
  const dispatch = useDispatch();
  const { phase } = useSelector(selectQuickBuyPurchase);
  const isOwn = useSelector(selectQuickBuyItem)?.itemId === itemId;
  // The overlay belongs to this page.
  useEffect(() => () => void dispatch(quickBuyActions.quickBuyClosed()), [dispatch]);
  // Without quick buy the button goes away, and its overlay with it; the focus on them must not.
  const button = useRef<HTMLButtonElement>(null);
  const isUsed = useRef(isOwn);
  useEffect(() => {
    isUsed.current = isOwn;
  });
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      const { activeElement, body } = document;
      const isInOverlay = activeElement === body || Boolean(activeElement?.closest('[role=dialog]'));
      if (current !== activeElement && !(isUsed.current && isInOverlay)) return;
      current?.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
    };
  }, []);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="large"
        busy={isOwn && phase === 'preparing'}
        onClick={({ currentTarget: { form } }) => {
          const qty = readFormQuantity(form, quantity);
          if (qty === undefined) return;
          const extras = getCheckedItems(new FormData(form ?? undefined), itemId, qty);
          dispatch(quickBuyActions.buyNowRequested({ itemId, qty, ...(extras.length ? { extras } : {}) }));
        }}
      >
        Buy now
      </Button>
      {isOwn && <QuickBuy setupHref={PAGES.quickBuy} orderHref={getOrderHref} />}
    </>
  );
}
