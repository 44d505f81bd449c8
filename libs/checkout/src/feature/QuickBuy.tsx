import { useDispatch, useSelector } from 'react-redux';
import { quickBuyActions, selectQuickBuyItem, selectQuickBuyPurchase } from '../state/index.ts';
import { QuickBuyOverlay } from '../ui/index.ts';
import type { QuickBuyOverlayProps } from '../ui/index.ts';

export type QuickBuyProps = Pick<QuickBuyOverlayProps, 'setupHref' | 'orderHref'>;

/** The overlay of quick buy, connected to the state; `buyNowRequested` opens it. */
export function QuickBuy(props: QuickBuyProps) {
  const dispatch = useDispatch();
  const item = useSelector(selectQuickBuyItem);
  const purchase = useSelector(selectQuickBuyPurchase);
  if (!item) return null;
  return (
    <QuickBuyOverlay
      {...props}
      item={item}
      purchase={purchase}
      onPlace={() => dispatch(quickBuyActions.placeRequested())}
      onRetry={() => dispatch(quickBuyActions.buyNowRequested(item))}
      onCancelOrder={() => dispatch(quickBuyActions.quickBuyCancelRequested())}
      onClose={() => dispatch(quickBuyActions.quickBuyClosed())}
    />
  );
}
