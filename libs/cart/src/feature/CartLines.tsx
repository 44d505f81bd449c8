import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { VisuallyHidden, lazyComponent, useLocale } from '@foolscap/ui/components';
import type { CartInfo, CartItem } from '../contract/index.ts';
import { childrenByParent, deliveryGroups, describeGroup, unsoldLines } from '../model/index.ts';
import { cartActions } from '../state/index.ts';
import type { LineView } from '../state/index.ts';
import { CartLine } from '../ui/index.ts';
import type { CartPageProps } from './CartPage.tsx';
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

interface CartLinesProps extends Pick<CartPageProps, 'forms' | 'storesHref' | 'readyBy'> {
  cart: CartInfo;
  lines: readonly LineView[];
  /** Adds the notices of a form submission to a line. */
  withNotices: (line: CartItem) => CartItem;
  /** Returns the focus handlers of a line. */
  getHandlers: (cartItemId: string) => { onFocus: () => void; onBlur: () => void };
}

/** The lines of the cart by delivery group, and those that are no longer sold. */
export function CartLines({
  cart,
  lines,
  forms,
  storesHref,
  readyBy = {},
  withNotices,
  getHandlers,
}: CartLinesProps) {
  useEffect(() => {
    // A failed prefetch is retried when the component is needed.
    loadRemovedLine().catch(() => undefined);
  }, []);
  const locale = useLocale();
  const dispatch = useDispatch();
  // Focus follows the line whose button was pressed last, to Undo and back.
  const [acted, setActed] = useState<string>();
  const groups = deliveryGroups(lines);
  const children = childrenByParent(cart.items);
  const unsold = unsoldLines(cart.items);
  const compact = (line: CartItem) => (
    <ChildLine
      key={line.cartItemId}
      line={withNotices(line)}
      {...(forms ? { forms } : {})}
      onRemove={() => dispatch(cartActions.removeRequested({ cartItemId: line.cartItemId }))}
    />
  );
  return (
    <>
      {groups.map(({ key, views, ...group }) => {
        const { title, detail } = describeGroup(group, locale);
        return (
          <section key={key} className={styles.group} aria-label={title}>
            {/* A single delivery group needs no visible heading, but the page outline needs its heading level. */}
            {groups.length === 1 && group.section === 'STANDARD' ? (
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
                  <li key={cartItemId} className={styles.item} {...getHandlers(cartItemId)}>
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
    </>
  );
}
