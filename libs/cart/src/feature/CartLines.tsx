import { useCallback, useState } from 'react';
import { VisuallyHidden, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartInfo, CartItem } from '../contract/index.ts';
import { childrenByParent, deliveryGroups, describeGroup } from '../model/index.ts';
import type { LineView } from '../state/index.ts';
import type { CartPageProps } from './CartPage.tsx';
import { type ActedPart, LineItem, type LineItemProps } from './LineItem.tsx';
import { DELIVERY_GROUP_MESSAGES } from '../model/delivery-group-messages.ts';
import { UnsoldLines } from './UnsoldLines.tsx';
import styles from './CartPage.module.scss';

const NOT_READY = {};
const NONE: readonly CartItem[] = [];

interface CartLinesProps extends Pick<
  CartPageProps,
  'forms' | 'storesHref' | 'readyBy' | 'LineActions' | 'LineDetails' | 'justAdded'
> {
  cart: CartInfo;
  lines: readonly LineView[];
  /** The lines of items that are no longer sold. */
  unsold: readonly LineView[];
  /** Adds the notices of a form submission to a line. */
  withNotices: (line: CartItem) => CartItem;
  onFocusChange: LineItemProps['onFocusChange'];
}

/** The lines of the cart by delivery group, and those that are no longer sold. */
export function CartLines({
  cart,
  lines,
  unsold,
  forms,
  storesHref,
  readyBy = NOT_READY,
  LineActions,
  justAdded,
  LineDetails,
  withNotices,
  onFocusChange,
}: CartLinesProps) {
  const locale = useLocale();
  const groupMessages = useMessages('cart', DELIVERY_GROUP_MESSAGES);
  // Focus follows the line whose button was pressed last to Undo and back, and a changed delivery to its new group.
  const [acted, setActed] = useState<{ cartItemId: string; part: ActedPart }>();
  const onAct = useCallback(
    (cartItemId: string, part: ActedPart = 'line') => setActed({ cartItemId, part }),
    [],
  );
  const groups = deliveryGroups(lines, cart.cartAttributes.deliveryToday);
  const children = childrenByParent(cart.items);
  return (
    <>
      {groups.map(({ key, views, ...group }) => {
        const { title, detail } = describeGroup(group, locale, groupMessages);
        return (
          <section key={key} className={styles.group} aria-label={title}>
            {/* A single delivery group needs no visible heading, but the page outline needs one at this level. */}
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
                    acted={acted?.cartItemId === cartItemId ? acted.part : undefined}
                    onAct={onAct}
                    onFocusChange={onFocusChange}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
      {unsold.length > 0 && (
        <UnsoldLines
          cart={cart}
          views={unsold}
          below={children}
          forms={forms}
          LineDetails={LineDetails}
          withNotices={withNotices}
          acted={acted?.cartItemId}
          onAct={onAct}
          onFocusChange={onFocusChange}
        />
      )}
    </>
  );
}
