import { useMessages } from '@foolscap/ui/components';
import type { CartInfo, CartItem } from '../contract/index.ts';
import type { CART_CODES, ITEM_CODES } from '../model/index.ts';
import type { LineView } from '../state/index.ts';
import type { CartPageProps } from './CartPage.tsx';
import type { LineItemProps } from './LineItem.tsx';
import { LinesBelow } from './LinesBelow.tsx';
import { CART_PAGE_MESSAGES } from '../model/cart-page-messages.ts';
import { RemovedItem } from './RemovedItem.tsx';
import styles from './CartPage.module.scss';

const PRICES_DOWN: typeof CART_CODES.priceServiceDown = 'PRICE_SERVICE_IS_DOWN';
const NO_PRICE: typeof ITEM_CODES.priceNotAvailable = 'PRICE_NOT_AVAILABLE';

export interface UnsoldLinesProps
  extends Pick<CartPageProps, 'forms' | 'LineDetails'>, Pick<LineItemProps, 'onAct' | 'onFocusChange'> {
  cart: Pick<CartInfo, 'messages'>;
  views: readonly LineView[];
  /** Child lines by the id of their parent. */
  below: ReadonlyMap<string, readonly CartItem[]>;
  /** Adds the notices of a form submission to a line. */
  withNotices: (line: CartItem) => CartItem;
  /** The line that the shopper acted on last. */
  acted: string | undefined;
}

/**
 * The lines of items that are no longer sold, or that have no prices while prices cannot be read. They can be removed, restored and
 * replaced.
 */
export function UnsoldLines({
  cart,
  views,
  below,
  forms,
  LineDetails,
  withNotices,
  acted,
  onAct,
  onFocusChange,
}: UnsoldLinesProps) {
  const { page: texts } = useMessages('cart', CART_PAGE_MESSAGES);
  const isDown = cart.messages.some(({ code }) => code === PRICES_DOWN);
  // Without prices, the cart's message reports that once.
  const withoutPriceMessage = (line: CartItem): CartItem =>
    isDown ? { ...line, messages: line.messages.filter(({ code }) => code !== NO_PRICE) } : line;
  const title = isDown ? texts.notNow : texts.noLonger;
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.groupHeader}>
        <h2 className={styles.groupTitle}>{title}</h2>
      </header>
      <ul className={styles.lines}>
        {views.map((view) => {
          const { line } = view;
          const { cartItemId } = line;
          const isActed = acted === cartItemId;
          return (
            <li
              key={cartItemId}
              className={styles.item}
              onFocus={() => onFocusChange(cartItemId)}
              onBlur={() => onFocusChange()}
            >
              {view.kind === 'removed' ? (
                <RemovedItem view={view} isActed={isActed} onAct={onAct} />
              ) : (
                <>
                  <LinesBelow
                    below={[line, ...(below.get(cartItemId) ?? [])].map(withNotices).map(withoutPriceMessage)}
                    forms={forms}
                    acted={acted}
                    onAct={onAct}
                  />
                  {LineDetails && !isDown && <LineDetails line={line} onAct={() => onAct(cartItemId)} />}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
