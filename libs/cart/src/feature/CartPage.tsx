import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  Inline,
  later,
  useAnnounce,
  VisuallyHidden,
  useLasting,
  useLocale,
} from '@foolscap/ui/components';
import { isConnectionLoss } from '@foolscap/core/http';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { deliveryGroups, groupWords, lineTold } from '../model/index.ts';
import {
  cartActions,
  selectCart,
  selectCartLoad,
  selectCheckoutEntry,
  selectIsChanging,
  selectLines,
} from '../state/index.ts';
import type { CartItem } from '../contract/index.ts';
import { CartLine, CartSkeleton, CartSummary, useCartMessages } from '../ui/index.ts';
import { CartAlerts } from './CartAlerts.tsx';
import styles from './CartPage.module.scss';

/** A posted form until its script is there. */
const LineFulfillment = later(async () => ({
  default: (await import('./LineFulfillment.tsx')).LineFulfillment,
}));

/** Fetched as soon as the page is lively, so that it is there before anything can be removed. */
const loadRemovedLine = async () => ({
  default: (await import('../ui/RemovedLine/RemovedLine.tsx')).RemovedLine,
});
const RemovedLine = later(loadRemovedLine);

/** What a change came to that was posted before any script had arrived: said at the line until the cart changes. */
export interface LineNotice {
  cartItemId: string;
  code: string;
}

export interface CartPageProps {
  /** Below the title of an empty cart; the application offers what is worth looking at. */
  emptyPicture?: ReactNode;
  emptyActions?: ReactNode;
  /** Where checkout is, for a shopper without script. */
  checkoutHref: string;
  forms?: { updateAction: string; removeAction: string; fulfillmentAction?: string; fields: ReactNode };
  /** Where a store is chosen; without it lines are only delivered. */
  storesHref?: string;
  /** When an order that is placed now is ready, by store number: `Today by 4 pm`. */
  readyBy?: Readonly<Record<string, string>>;
  lineNotices?: readonly LineNotice[];
  /** Name of the shopper's store, for what is told of it. */
  storeName?: string | undefined;
  /** True if to say here that changes wait for the connection; an application that does so on every page switches it off. */
  showsConnection?: boolean;
}

/** The cart page: reads nothing by itself; its route asks for the cart. */
export function CartPage({
  emptyPicture,
  emptyActions,
  checkoutHref,
  forms,
  storesHref,
  readyBy = {},
  lineNotices = [],
  storeName,
  showsConnection = true,
}: CartPageProps) {
  useEffect(() => {
    // What cannot be fetched now is asked for again when it is needed.
    loadRemovedLine().catch(() => undefined);
  }, []);
  const locale = useLocale();
  const dispatch = useDispatch();
  const messages = useCartMessages();
  const announce = useAnnounce();
  const cart = useSelector(selectCart);
  const load = useSelector(selectCartLoad);
  const lines = useSelector(selectLines);
  const isChanging = useSelector(selectIsChanging);
  const entry = useSelector(selectCheckoutEntry);
  // The line whose button was pressed last takes the focus with it, into Undo and back.
  const [acted, setActed] = useState<string>();

  const revision = cart?.revision;
  const [noticesRevision, setNoticesRevision] = useState(revision);
  if (noticesRevision === undefined && revision !== undefined) setNoticesRevision(revision);
  const withNotices = (line: CartItem): CartItem => {
    const codes =
      revision === noticesRevision
        ? lineNotices.filter(({ cartItemId }) => cartItemId === line.cartItemId)
        : [];
    const added = codes.map(({ code }) => lineTold(code, storeName));
    return added.length ? { ...line, messages: [...line.messages, ...added] } : line;
  };

  // A focused line may disappear: its time for Undo is over, or another window has removed it. The focus then moves to the remaining lines.
  const left = useRef<HTMLDivElement>(null);
  const focusedLine = useRef<string>(undefined);
  useEffect(() => {
    const id = focusedLine.current;
    if (id === undefined || lines.some(({ line }) => line.cartItemId === id)) return;
    focusedLine.current = undefined;
    if (document.activeElement === document.body) left.current?.focus();
  }, [lines]);

  // What is still being gathered is sent before the page goes away.
  useEffect(() => {
    const flush = () => dispatch(cartActions.pendingChangesFlushed());
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [dispatch]);

  // While reloading, only the "Try again" button shows progress.
  const reading = load.phase === 'loading';
  const failed = useLasting(load.phase === 'failed', reading);
  if (!cart) {
    return failed ? (
      <Alert
        kind="failure"
        live="assertive"
        actions={
          <Button busy={reading} onClick={() => dispatch(cartActions.cartRequested())}>
            Try again
          </Button>
        }
      >
        {load.phase === 'failed' && isConnectionLoss(load.failure)
          ? messages.connection.unreachable
          : messages.texts.notLoaded}
      </Alert>
    ) : (
      <CartSkeleton />
    );
  }

  const blocked = cart.messages.some(({ type }) => type === 'ERROR');
  const buyable = lines.some(({ kind }) => kind === 'line');
  const empty = (
    <EmptyState title="Your cart is empty." picture={emptyPicture} actions={emptyActions}>
      Items you add will show up here.
    </EmptyState>
  );
  const alerts = <CartAlerts failed={failed === true} reading={reading} showsConnection={showsConnection} />;
  if (lines.length === 0) {
    return (
      <div ref={left} tabIndex={-1}>
        {alerts}
        {empty}
      </div>
    );
  }

  const groups = deliveryGroups(lines);
  const checkout = (
    <ButtonLink
      href={checkoutHref}
      variant={blocked || !buyable ? 'secondary' : 'primary'}
      size="large"
      fullWidth
      icon="lock"
      aria-disabled={blocked || !buyable || entry === 'pending' || undefined}
      onClick={(event) => {
        // Anything but a plain click (a new tab) is the browser's business.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        if (!blocked && buyable && entry === 'idle') dispatch(cartActions.checkoutRequested());
      }}
    >
      {entry === 'pending' ? 'Going to checkout' : 'Checkout'}
    </ButtonLink>
  );

  return (
    <Grid columns="aside">
      <div ref={left} tabIndex={-1}>
        {alerts}
        {groups.map(({ key, views, ...group }) => {
          const { title, detail } = groupWords(group, locale);
          return (
            <section key={key} className={styles.group} aria-label={title}>
              {/* Where all is delivered there is nothing to tell apart; the outline of the page still needs its step. */}
              {groups.length === 1 && group.group === 'G1' ? (
                <h2>
                  <VisuallyHidden>{title}</VisuallyHidden>
                </h2>
              ) : (
                <header className={styles.groupHeader}>
                  <h2 className={styles.groupTitle}>{title}</h2>
                  <p className={styles.groupDetail}>{detail}</p>
                </header>
              )}
              <ul className={styles.lines}>
                {views.map((view) => {
                  const { cartItemId, product } = view.line;
                  return (
                    <li
                      key={cartItemId}
                      className={styles.item}
                      onFocus={() => {
                        focusedLine.current = cartItemId;
                      }}
                      onBlur={() => {
                        focusedLine.current = undefined;
                      }}
                    >
                      {view.kind === 'line' ? (
                        <CartLine
                          line={withNotices(view.line)}
                          qty={view.qty}
                          pending={view.pending}
                          fulfillment={
                            storesHref && (
                              <LineFulfillment
                                line={view.line}
                                busy={view.pending === 'fulfillment'}
                                readyBy={readyBy}
                                storesHref={storesHref}
                                forms={forms}
                              />
                            )
                          }
                          {...(forms ? { forms } : {})}
                          onQuantityChange={(qty, entry) =>
                            dispatch(
                              cartActions.quantityChangeRequested(
                                entry === 'step' ? { cartItemId, by: qty - view.qty } : { cartItemId, qty },
                              ),
                            )
                          }
                          focusOnMount={acted === cartItemId}
                          onRemove={() => {
                            setActed(cartItemId);
                            dispatch(cartActions.removeRequested({ cartItemId }));
                            announce(`${product.name} removed. Undo is available.`);
                          }}
                        />
                      ) : (
                        <RemovedLine
                          line={view.line}
                          phase={view.phase}
                          focusOnMount={acted === cartItemId}
                          onUndo={() => {
                            setActed(cartItemId);
                            dispatch(cartActions.undoRequested({ cartItemId }));
                            announce(`${product.name} is back in your cart.`);
                          }}
                          onHold={() => dispatch(cartActions.purgeHeld({ cartItemId }))}
                          onRelease={() => dispatch(cartActions.purgeReleased({ cartItemId }))}
                        />
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
        {!buyable && empty}
      </div>
      {buyable && (
        <div className={styles.aside}>
          <CartSummary
            summary={cart.cartSummary}
            attributes={cart.cartAttributes}
            pending={isChanging}
            deliveryZipCode={
              groups.some(({ group }) => group === 'G1') ? cart.cartAttributes.deliveryZipCode : undefined
            }
            action={<div className={styles.asideAction}>{checkout}</div>}
          />
        </div>
      )}
      {buyable && (
        <div className={styles.bar}>
          <Inline justify="between" nowrap>
            <p className={styles.barTotal}>
              <span className={styles.barLabel}>
                {cart.cartSummary.taxTotal === undefined ? 'Estimated total' : 'Total'}
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
