import { useEffect, useState } from 'react';
import { VisuallyHidden, useLocale } from '@foolscap/ui/components';
import type { CartInfo, CartItem } from '../contract/index.ts';
import { childrenByParent, deliveryGroups, describeGroup, unsoldLines } from '../model/index.ts';
import type { CART_CODES, ITEM_CODES } from '../model/index.ts';
import type { LineView } from '../state/index.ts';
import type { CartPageProps } from './CartPage.tsx';
import { LineItem, LinesBelow, type LineItemProps, loadRemovedLine } from './LineItem.tsx';
import styles from './CartPage.module.scss';

const NOT_READY = {};
const NONE: readonly CartItem[] = [];

const PRICES_DOWN: typeof CART_CODES.priceServiceDown = 'PRICE_SERVICE_IS_DOWN';
const NO_PRICE: typeof ITEM_CODES.priceNotAvailable = 'PRICE_NOT_AVAILABLE';

interface CartLinesProps extends Pick<
  CartPageProps,
  'forms' | 'storesHref' | 'readyBy' | 'LineActions' | 'LineDetails' | 'justAdded'
> {
  cart: CartInfo;
  lines: readonly LineView[];
  /** Adds the notices of a form submission to a line. */
  withNotices: (line: CartItem) => CartItem;
  onFocusChange: LineItemProps['onFocusChange'];
}

/** The lines of the cart by delivery group, and those that are no longer sold. */
export function CartLines({
  cart,
  lines,
  forms,
  storesHref,
  readyBy = NOT_READY,
  LineActions,
  justAdded,
  LineDetails,
  withNotices,
  onFocusChange,
}: CartLinesProps) {
  useEffect(() => {
    // A failed prefetch is retried when the component is needed.
    loadRemovedLine().catch(() => undefined);
  }, []);
  const locale = useLocale();
  // Focus follows the line whose button was pressed last, to Undo and back.
  const [acted, setActed] = useState<string>();
  const groups = deliveryGroups(lines, cart.cartAttributes.deliveryToday);
  const children = childrenByParent(cart.items);
  const unsold = unsoldLines(cart.items);
  const isDown = cart.messages.some(({ code }) => code === PRICES_DOWN);
  // Without prices, the message of the cart says so once.
  const withoutPriceMessage = (line: CartItem): CartItem =>
    isDown ? { ...line, messages: line.messages.filter(({ code }) => code !== NO_PRICE) } : line;
  const unsoldTitle = isDown ? 'Not available right now' : 'No longer available';
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
                  <LineItem
                    key={cartItemId}
                    view={view}
                    line={withNotices(view.line)}
                    below={children.get(cartItemId)?.map(withNotices) ?? NONE}
                    forms={forms}
                    storesHref={storesHref}
                    readyBy={readyBy}
                    LineActions={LineActions}
                    isJustAdded={justAdded?.includes(cartItemId) ?? false}
                    LineDetails={LineDetails}
                    isActed={acted === cartItemId}
                    onAct={setActed}
                    onFocusChange={onFocusChange}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
      {unsold.length > 0 && (
        <section className={styles.group} aria-label={unsoldTitle}>
          <header className={styles.groupHeader}>
            <h2 className={styles.groupTitle}>{unsoldTitle}</h2>
          </header>
          {unsold.map((line) => (
            <div key={line.cartItemId}>
              <LinesBelow
                below={[line, ...(children.get(line.cartItemId) ?? [])]
                  .map(withNotices)
                  .map(withoutPriceMessage)}
                forms={forms}
              />
              {LineDetails && !isDown && <LineDetails line={line} />}
            </div>
          ))}
        </section>
      )}
    </>
  );
}
