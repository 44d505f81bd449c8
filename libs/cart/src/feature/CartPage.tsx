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
  lazyComponent,
  VisuallyHidden,
  useSettledValue,
  useLocale,
} from '@foolscap/ui/components';
import { isConnectionLoss } from '@foolscap/core/http';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  blocksCheckout,
  childrenByParent,
  deliveryGroups,
  describeGroup,
  storeChangeMessage,
  unsoldLines,
} from '../model/index.ts';
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
import { useAnnouncedChanges } from './use-announced-changes.ts';
import styles from './CartPage.module.scss';

/** Server-rendered as a plain form; hydrated when its chunk has loaded. */
const LineFulfillment = lazyComponent(async () => ({
  default: (await import('./LineFulfillment.tsx')).LineFulfillment,
}));

/** Plans and services beneath their product; most carts have none. */
const ChildLine = lazyComponent(async () => ({
  default: (await import('../ui/ChildLine/ChildLine.tsx')).ChildLine,
}));

/** Fetched right after hydration, so that it is available before a line can be removed. */
const loadRemovedLine = async () => ({
  default: (await import('../ui/RemovedLine/RemovedLine.tsx')).RemovedLine,
});
const RemovedLine = lazyComponent(loadRemovedLine);

/** A message code for a line after a form submission without JavaScript; shown at the line until the cart changes. */
export interface LineNotice {
  cartItemId: string;
  code: string;
}

export interface CartPageProps {
  /** Picture and actions of the empty cart, passed in by the application. */
  emptyPicture?: ReactNode;
  emptyActions?: ReactNode;
  /** URL of checkout, for shoppers without JavaScript. */
  checkoutHref: string;
  forms?: { updateAction: string; removeAction: string; fulfillmentAction?: string; fields: ReactNode };
  /** URL of the store finder; without it lines offer delivery only. */
  storesHref?: string;
  /** Ready time of an order placed now, by store number: `Today by 4 pm`. */
  readyBy?: Readonly<Record<string, string>>;
  lineNotices?: readonly LineNotice[];
  /** Name of the shopper's store, for messages about it. */
  storeName?: string | undefined;
  /** Shows a notice about waiting offline changes; turn it off if the application shows one on every page. */
  showsConnection?: boolean;
}

/** The cart page. Loads no data; its route requests the cart. */
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
    // A failed prefetch is retried when the component is needed.
    loadRemovedLine().catch(() => undefined);
  }, []);
  const locale = useLocale();
  const dispatch = useDispatch();
  const messages = useCartMessages();
  useAnnouncedChanges();
  const cart = useSelector(selectCart);
  const load = useSelector(selectCartLoad);
  const lines = useSelector(selectLines);
  const isChanging = useSelector(selectIsChanging);
  const entry = useSelector(selectCheckoutEntry);
  // Focus follows the line whose button was pressed last, to Undo and back.
  const [acted, setActed] = useState<string>();

  const revision = cart?.revision;
  const [noticesRevision, setNoticesRevision] = useState(revision);
  if (noticesRevision === undefined && revision !== undefined) setNoticesRevision(revision);
  const withNotices = (line: CartItem): CartItem => {
    const codes =
      revision === noticesRevision
        ? lineNotices.filter(({ cartItemId }) => cartItemId === line.cartItemId)
        : [];
    const added = codes.map(({ code }) => storeChangeMessage(code, storeName));
    return added.length ? { ...line, messages: [...line.messages, ...added] } : line;
  };

  // A focused line may disappear when its Undo expires or another window removes it. Focus then moves to the remaining lines.
  const left = useRef<HTMLDivElement>(null);
  const focusedLine = useRef<string>(undefined);
  useEffect(() => {
    const id = focusedLine.current;
    if (id === undefined || lines.some(({ line }) => line.cartItemId === id)) return;
    focusedLine.current = undefined;
    if (document.activeElement === document.body) left.current?.focus();
  }, [lines]);

  // Sends debounced changes before the page goes away.
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
  const failed = useSettledValue(load.phase === 'failed', reading);
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

  const blocked = cart.messages.some(blocksCheckout);
  const buyable = lines.some(({ kind }) => kind === 'line');
  const empty = (
    <EmptyState title="Your cart is empty." picture={emptyPicture} actions={emptyActions}>
      Items you add will show up here.
    </EmptyState>
  );
  const alerts = <CartAlerts failed={failed === true} reading={reading} showsConnection={showsConnection} />;
  const unsold = unsoldLines(cart.items);
  if (lines.length === 0 && unsold.length === 0) {
    return (
      <div ref={left} tabIndex={-1}>
        {alerts}
        {empty}
      </div>
    );
  }

  const groups = deliveryGroups(lines);
  const children = childrenByParent(cart.items);
  const compact = (line: CartItem) => (
    <ChildLine
      key={line.cartItemId}
      line={withNotices(line)}
      {...(forms ? { forms } : {})}
      onRemove={() => dispatch(cartActions.removeRequested({ cartItemId: line.cartItemId }))}
    />
  );
  const checkout = (
    <ButtonLink
      href={checkoutHref}
      variant={blocked || !buyable ? 'secondary' : 'primary'}
      size="large"
      fullWidth
      icon="lock"
      aria-disabled={blocked || !buyable || entry === 'pending' || undefined}
      onClick={(event) => {
        // The browser handles clicks with a modifier, such as opening a new tab.
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
          const { title, detail } = describeGroup(group, locale);
          return (
            <section key={key} className={styles.group} aria-label={title}>
              {/* A single delivery group needs no visible heading, but the page outline needs its heading level. */}
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
                  const { cartItemId } = view.line;
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
                                chosen={view.delivery?.deliveryType}
                                busy={view.pending.includes('delivery')}
                                readyBy={readyBy}
                                storesHref={storesHref}
                                forms={forms}
                              />
                            )
                          }
                          below={children.get(cartItemId)?.map(compact)}
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
        {unsold.length > 0 && (
          <section className={styles.group} aria-label="No longer available">
            <header className={styles.groupHeader}>
              <h2 className={styles.groupTitle}>No longer available</h2>
            </header>
            {unsold.flatMap((line) => [line, ...(children.get(line.cartItemId) ?? [])]).map(compact)}
          </section>
        )}
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
