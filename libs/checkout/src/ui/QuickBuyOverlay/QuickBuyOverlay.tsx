import { useState } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Button, ButtonLink, lazyComponent, useLocale, useMessages } from '@foolscap/ui/components';
import { canOrderQuickBuy, CHECKOUT_CODES, QUICK_BUY_CODES, quickBuyNotice } from '../../model/index.ts';
import type { QuickBuyItem, QuickBuyPhase } from '../../model/index.ts';
import { CancelOrderDialog } from '../CancelOrderDialog/CancelOrderDialog.tsx';
import { QuickBuyContent } from './QuickBuyContent.tsx';
import { QUICK_BUY_OVERLAY_MESSAGES } from '../../model/quick-buy-overlay-messages.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';

/** In the chunk of all overlays. */
const Dialog = lazyComponent(async () => ({ default: (await import('@foolscap/ui/overlays')).Dialog }));

export interface QuickBuyOverlayProps {
  /** The item to buy. */
  item: QuickBuyItem;
  /** The state of the purchase; with `idle` the overlay is closed. */
  purchase: QuickBuyPhase;
  /** Page for changing quick buy's address and card. */
  setupHref: string;
  /** Returns the page of a placed order. */
  orderHref: (orderNumber: string) => string;
  /** Places the order, or repeats the request of one without a reply. */
  onPlace: () => void;
  /** Prepares the purchase again. */
  onRetry: () => void;
  /** Cancels the placed order, once the shopper has confirmed it. */
  onCancelOrder: () => void;
  /** Called by the close button and Escape. */
  onClose: () => void;
}

/** Codes of titles, by phase. */
const TITLES = {
  idle: 'title',
  preparing: 'title',
  unready: 'title',
  review: 'reviewTitle',
  placing: 'reviewTitle',
  uncertain: 'uncertainTitle',
  placed: 'placedTitle',
} as const satisfies Record<QuickBuyPhase['phase'], string>;

/** Codes that another attempt with the same item may resolve. */
const isWorthRetrying = ({ failure }: Extract<QuickBuyPhase, { phase: 'unready' }>): boolean =>
  failure.retryable ||
  failure.code === QUICK_BUY_CODES.cartChanged ||
  failure.code === CHECKOUT_CODES.emptyCart;

/** The quick-buy overlay: what would be ordered, the button that orders it, and the outcome. */
export function QuickBuyOverlay({
  item,
  purchase,
  setupHref,
  orderHref,
  onPlace,
  onRetry,
  onCancelOrder,
  onClose,
}: QuickBuyOverlayProps) {
  const locale = useLocale();
  const { quickBuyOverlay: texts } = useMessages('checkout', QUICK_BUY_OVERLAY_MESSAGES);
  const { order } = useMessages('checkout', ORDER_MESSAGES);
  const { phase } = purchase;
  /** Whether the confirmation is open; undefined until it is first opened. */
  const [isConfirming, setConfirming] = useState<boolean>();

  const change = (
    <ButtonLink variant="secondary" href={setupHref}>
      {texts.change}
    </ButtonLink>
  );
  function getActions() {
    switch (purchase.phase) {
      case 'review':
        return (
          <>
            {canOrderQuickBuy(quickBuyNotice(purchase.info, item)) && (
              <Button variant="primary" icon="lock" onClick={onPlace}>
                {texts.place(formatMoney(toMinorUnits(purchase.info.totals.ordTotal), locale))}
              </Button>
            )}
            {change}
          </>
        );
      case 'placing':
        return (
          // A fragment like that of the review, so that the button keeps the focus.
          <>
            <Button variant="primary" icon="lock" busy>
              {texts.place(formatMoney(toMinorUnits(purchase.body.expectedTotal), locale))}
            </Button>
          </>
        );
      case 'uncertain':
        return (
          <Button variant="primary" icon="lock" onClick={onPlace}>
            {order.checkAgain}
          </Button>
        );
      case 'unready':
        return (
          <>
            {isWorthRetrying(purchase) && (
              <Button variant="primary" onClick={onRetry}>
                {texts.tryAgain}
              </Button>
            )}
            {change}
          </>
        );
      case 'placed':
        return (
          <>
            <ButtonLink variant="primary" href={orderHref(purchase.order.orderNumber)}>
              {texts.view}
            </ButtonLink>
            {purchase.order.cancellableUntil && purchase.order.status !== 'CANCELED' && (
              <Button
                variant="secondary"
                busy={purchase.cancel.phase === 'canceling'}
                onClick={() => setConfirming(true)}
              >
                {texts.cancel}
              </Button>
            )}
          </>
        );
      default:
        return undefined;
    }
  }
  return (
    <Dialog
      open={phase !== 'idle'}
      onClose={onClose}
      ignoresPressOutside
      title={texts[TITLES[phase]]}
      actions={getActions()}
    >
      <QuickBuyContent item={item} purchase={purchase} />
      {isConfirming !== undefined && purchase.phase === 'placed' && (
        <CancelOrderDialog
          order={purchase.order}
          open={isConfirming}
          onClose={() => setConfirming(false)}
          onConfirm={onCancelOrder}
        />
      )}
    </Dialog>
  );
}
