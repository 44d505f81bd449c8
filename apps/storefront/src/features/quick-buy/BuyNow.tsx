import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quickBuyActions, selectQuickBuyItem, selectQuickBuyPurchase } from '@foolscap/checkout/state';
import { Button, lazyComponent } from '@foolscap/ui/components';
import { readFormQuantity } from '../../forms/form-quantity.ts';
import { getCheckedItems } from '../../forms/added-items.ts';
import { PAGES } from '../../routing/pages.ts';
import { quickBuyFeature } from './feature.ts';
import { QUICK_BUY_SCREEN_MESSAGES } from './quick-buy-messages.ts';

const { quickBuyPages: texts } = QUICK_BUY_SCREEN_MESSAGES;

export const features = [quickBuyFeature];

/** Comes with the chunk of all overlays, so it loads only after the first click. */
const QuickBuy = lazyComponent(() => import('./QuickBuyPurchase.tsx'));

const getOrderHref = (orderNumber: string) => `/order/${orderNumber}`;

/**
 * The button that buys an item without checkout, with its overlay, for shoppers whose quick buy is set up (storefront-3.56). It is inside
 * the page's form, which has the quantity and the selected extras.
 */
export default function BuyNow({ itemId, quantity }: { itemId: string; quantity: number }) {
  const dispatch = useDispatch();
  const { phase } = useSelector(selectQuickBuyPurchase);
  const isOwn = useSelector(selectQuickBuyItem)?.itemId === itemId;
  // The overlay closes with this page.
  useEffect(() => () => void dispatch(quickBuyActions.quickBuyClosed()), [dispatch]);
  // When quick buy is turned off, the button and its overlay disappear, so the focus must move elsewhere.
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
        {texts.buyNow}
      </Button>
      {isOwn && <QuickBuy setupHref={PAGES.quickBuy} orderHref={getOrderHref} />}
    </>
  );
}
