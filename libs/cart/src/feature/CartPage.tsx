import { useEffect, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState, Grid, Inline, useLocale, useSettledValue, useMessages } from '@foolscap/ui/components';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { CartItem } from '../contract/index.ts';
import { blocksCheckout, getDeliveryGroup, isReadInPart, LINES_FORM_ID } from '../model/index.ts';
import {
  cartActions,
  selectCart,
  selectCartLoad,
  selectIsChanging,
  selectRemainingLines,
  selectUnsoldLines,
} from '../state/index.ts';
import { CartLines } from './CartLines.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { useAnnouncedChanges } from './use-announced-changes.ts';
import { useItemFocus } from './use-item-focus.ts';
import { useLineNotices } from './use-line-notices.ts';
import type { LineNotice } from './use-line-notices.ts';
import { CART_PAGE_MESSAGES } from '../model/cart-page-messages.ts';
import { CART_VIEW_MESSAGES } from '../model/cart-view-messages.ts';
import { SUMMARY_MESSAGES } from '../model/summary-messages.ts';
import { CartAlerts } from './CartAlerts.tsx';
import { CartNotLoaded } from './CartNotLoaded.tsx';
import { JustAdded } from './JustAdded.tsx';
import { CartSummary } from '../ui/CartSummary/CartSummary.tsx';
import { CartSkeleton } from '../ui/CartSkeleton/CartSkeleton.tsx';
import styles from './CartPage.module.scss';

export type { LineNotice };

export interface CartPageProps {
  /** Picture and actions of the empty cart, provided by the application. */
  emptyPicture?: ReactNode;
  emptyActions?: ReactNode;
  /** URL of checkout, for shoppers without JavaScript. */
  checkoutHref: string;
  forms?: { updateAction: string; removeAction: string; fulfillmentAction?: string; fields: ReactNode };
  /** URL of the store finder; without it lines offer delivery only. */
  storesHref?: string;
  /** When an order placed now is ready, by store number: `Today by 4 pm`. */
  readyBy?: Readonly<Record<string, string>>;
  lineNotices?: readonly LineNotice[];
  /** Name of the shopper's store, for messages about it. */
  storeName?: string | undefined;
  /** The `cartItemId`s of lines that were just added, from the URL. They are marked, announced and scrolled into view (cart-2.6). */
  justAdded?: readonly string[];
  /** More line actions next to Remove, usually `SaveForLater`. Pass a stable reference, so that lines do not rerender. */
  LineActions?: ComponentType<{ line: CartItem }>;
  /**
   * Slot above the totals, usually `Coupons` and `OrderHints`, which suggests combining small orders. Pass a stable reference, so that the
   * server's markup stays until its code has loaded.
   */
  aboveTotals?: ReactNode;
  /** More details below a line, rendered if `hasLineDetails` is true, usually `LineDetails`. Pass a stable reference here too. */
  LineDetails?: ComponentType<{ line: CartItem; onAct?: () => void }>;
  /** Slot below the lines and the empty cart, usually `SavedItems`. */
  below?: ReactNode;
  /** Shows a notice about waiting offline changes. Turn it off if the application shows one on every page. */
  showsConnection?: boolean;
}

/** The cart page. It loads no data; its route requests the cart. */
export function CartPage({
  emptyPicture,
  emptyActions,
  checkoutHref,
  forms,
  storesHref,
  readyBy,
  lineNotices = [],
  storeName,
  justAdded,
  LineActions,
  aboveTotals,
  LineDetails,
  below,
  showsConnection = true,
}: CartPageProps) {
  const locale = useLocale();
  const { page: texts } = useMessages('cart', CART_PAGE_MESSAGES);
  const { view } = useMessages('cart', CART_VIEW_MESSAGES);
  const { summary } = useMessages('cart', SUMMARY_MESSAGES);
  const dispatch = useDispatch();
  useAnnouncedChanges();
  const cart = useSelector(selectCart);
  const load = useSelector(selectCartLoad);
  const lines = useSelector(selectRemainingLines);
  const isChanging = useSelector(selectIsChanging);
  const withNotices = useLineNotices(cart?.revision, lineNotices, storeName);
  const unsold = useSelector(selectUnsoldLines);
  const { container, onFocusChange } = useItemFocus([...lines, ...unsold].map(({ line }) => line.cartItemId));

  // Sends debounced changes before the page is left.
  useEffect(() => {
    const flush = () => dispatch(cartActions.pendingChangesFlushed());
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [dispatch]);

  const buyable = lines.some(({ kind }) => kind === 'line');
  const mayCheckOut = buyable && cart?.messages.some(blocksCheckout) === false;
  const checkout = useMemo(
    () => <CheckoutLink href={checkoutHref} isEnabled={mayCheckOut} />,
    [checkoutHref, mayCheckOut],
  );
  const summaryAction = useMemo(() => <div className={styles.asideAction}>{checkout}</div>, [checkout]);

  // While reloading, only the "Try again" button shows progress.
  const reading = load.phase === 'loading';
  const failed = useSettledValue(load.phase === 'failed', reading);
  if (!cart) {
    return failed ? <CartNotLoaded isReading={reading} /> : <CartSkeleton />;
  }

  // Takes over the focus of a line that disappears.
  const focusable = { ref: container, tabIndex: -1, role: 'group', 'aria-label': texts.items };
  // Keyed, so that its links keep the focus when the last removed line expires.
  const empty = (
    <EmptyState key="empty" title={view.empty} picture={emptyPicture} actions={emptyActions}>
      {view.emptyHint}
    </EmptyState>
  );
  const alerts = (
    <CartAlerts
      failed={failed === true}
      reading={reading}
      showsConnection={showsConnection}
      hasHints={aboveTotals !== undefined}
    />
  );
  if (lines.length === 0 && unsold.length === 0) {
    // Uses the same elements as with lines, so that the content below keeps its state when the first line is added.
    return (
      <Grid columns="aside">
        <div key="lines" {...focusable} className={styles.whole}>
          {alerts}
          {!isReadInPart(cart.messages) && empty}
        </div>
        {below && (
          <div key="below" className={styles.whole}>
            {below}
          </div>
        )}
      </Grid>
    );
  }

  return (
    <Grid columns="aside">
      <div key="lines" {...focusable}>
        {alerts}
        {justAdded && <JustAdded ids={justAdded} />}
        {forms && (
          <form
            id={LINES_FORM_ID}
            method="post"
            action={forms.updateAction}
            onSubmit={(event) => event.preventDefault()}
          >
            {forms.fields}
            {/* Distinguishes changed fields from changes made in another window. */}
            <input type="hidden" name="revision" value={cart.revision} />
            {/* Enter in a quantity presses the first button of the form. */}
            <button type="submit" hidden />
          </form>
        )}
        <CartLines
          cart={cart}
          lines={lines}
          unsold={unsold}
          forms={forms}
          storesHref={storesHref}
          readyBy={readyBy}
          LineActions={LineActions}
          justAdded={justAdded}
          LineDetails={LineDetails}
          withNotices={withNotices}
          onFocusChange={onFocusChange}
        />
        {!buyable && !isReadInPart(cart.messages) && empty}
      </div>
      {buyable && (
        <div className={styles.aside}>
          <CartSummary
            summary={cart.cartSummary}
            attributes={cart.cartAttributes}
            furnRate={cart.furnRate}
            pending={isChanging}
            deliveryZipCode={
              lines.some(({ line }) => getDeliveryGroup(line) === 'G1')
                ? cart.cartAttributes.deliveryZipCode
                : undefined
            }
            aboveTotals={aboveTotals}
            action={summaryAction}
          />
        </div>
      )}
      {below && (
        <div key="below" className={buyable ? undefined : styles.whole}>
          {below}
        </div>
      )}
      {buyable && (
        <div className={styles.bar}>
          <Inline justify="between">
            <p className={styles.barTotal}>
              <span className={styles.barLabel}>
                {cart.cartSummary.taxTotal === undefined ? summary.estimatedTotal : summary.total}
              </span>
              <strong data-pending={isChanging}>
                {formatMoney(toMinorUnits(cart.cartSummary.ordTotal), locale)}
              </strong>
            </p>
            <div className={styles.barAction}>{checkout}</div>
          </Inline>
        </div>
      )}
    </Grid>
  );
}
