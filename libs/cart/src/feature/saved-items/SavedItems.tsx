import { useEffect, useMemo } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isConnectionLoss } from '@foolscap/core/http';
import {
  Alert,
  Button,
  classNames,
  SectionHeading,
  SkeletonText,
  useMessages,
} from '@foolscap/ui/components';
import type { SavedItem } from '../../contract/index.ts';
import {
  savedItemsActions,
  type SavedItemView,
  selectSavedItemCount,
  selectSavedItems,
  selectSavedItemsLoad,
} from '../../state/index.ts';
import { SavedLine } from '../../ui/index.ts';
import { useItemFocus } from '../use-item-focus.ts';
import { MoveResult } from './MoveResult.tsx';
import { useAnnouncedSavedChanges } from './use-announced-saved-changes.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import { SAVED_ITEM_MESSAGES } from '../../model/saved-item-messages.ts';
import styles from '../section.module.scss';

export interface SavedItemsProps {
  /** Form actions and hidden fields, for shoppers without JavaScript. */
  forms?: { moveAction: string; removeAction: string; fields: ReactNode };
  /** Slot shown if the list is empty; nothing by default. */
  empty?: ReactNode;
  /** Slot for more item actions, such as moving it to a list; `withItem` are the items saved together with it. */
  ItemActions?: ComponentType<{ item: SavedItem; withItem: readonly SavedItem[] }>;
  /** The element around the items, which gets the focus when the dialog of an item that no longer exists closes. */
  containerRef?: RefObject<HTMLDivElement | null>;
  /** Whether to show the heading; turn it off where the surroundings name the list, as in the mini cart. */
  showsHeading?: boolean;
}

const PENDING = { move: 'moving', removeSaved: 'removing' } as const;
const getMoved = ({ listItemId, itemId, qty }: SavedItem) => ({ listItemId, itemId, qty });

/** The items saved for later, with the actions that move them to the cart (cart-2.16). */
export function SavedItems({
  forms,
  empty,
  ItemActions,
  containerRef,
  showsHeading = true,
}: SavedItemsProps) {
  const dispatch = useDispatch();
  const { savedItems: texts } = useMessages('cart', SAVED_ITEM_MESSAGES);
  const messages = useMessages('cart', CART_MESSAGES);
  useAnnouncedSavedChanges();
  const load = useSelector(selectSavedItemsLoad);
  const views = useSelector(selectSavedItems);
  const count = useSelector(selectSavedItemCount) ?? 0;
  const ids = useMemo(
    () => views.map((view) => (view.kind === 'item' ? view.item.listItemId : view.line.cartItemId)),
    [views],
  );
  const { container, onFocusChange } = useItemFocus(ids, containerRef);

  const isUnread = load.phase === 'idle';
  useEffect(() => {
    if (isUnread) dispatch(savedItemsActions.savedItemsRequested());
  }, [dispatch, isUnread]);

  const isFailed = load.phase === 'failed';
  const isLoading = load.phase === 'loading' && !load.value;
  const movable = views.filter((view) => view.kind === 'item' && view.item.messages.length === 0);
  if (!isFailed && views.length === 0) {
    return (
      <div ref={container} tabIndex={-1} role="group" aria-label={texts.items}>
        <MoveResult />
        {isLoading ? <SkeletonText lines={3} /> : load.phase !== 'idle' && empty}
      </div>
    );
  }
  return (
    <section className={classNames(showsHeading && styles.saved)} aria-label={texts.title}>
      <div ref={container} tabIndex={-1} role="group" aria-label={texts.items}>
        {(showsHeading || movable.length > 1) && (
          <header className={styles.header}>
            {showsHeading && (
              <SectionHeading level={2} size="small">
                {count > 0 ? texts.titleOf(count) : texts.title}
              </SectionHeading>
            )}
            {movable.length > 1 && (
              <Button size="small" onClick={() => dispatch(savedItemsActions.moveAllToCartRequested())}>
                {texts.moveAll}
              </Button>
            )}
          </header>
        )}
        <MoveResult />
        {isFailed && (
          <Alert
            kind="warning"
            live="polite"
            onRetry={() => dispatch(savedItemsActions.savedItemsRequested())}
          >
            {isConnectionLoss(load.failure) ? messages.connection.unreachable : texts.notLoaded}
          </Alert>
        )}
        <ul className={styles.items}>
          {views.map((view, index) => (
            <li
              key={ids[index]}
              className={styles.item}
              onFocus={() => onFocusChange(ids[index])}
              onBlur={() => onFocusChange()}
            >
              <Saved view={view} forms={forms} ItemActions={ItemActions} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Saved({
  view,
  forms,
  ItemActions,
}: { view: SavedItemView } & Pick<SavedItemsProps, 'forms' | 'ItemActions'>) {
  const dispatch = useDispatch();
  if (view.kind === 'arriving') {
    const { product, priceInfo, qty } = view.line;
    const details = {
      name: product.name,
      imageUrl: product.images[0] ?? '',
      itemUrl: product.itemUrl,
      priceInfo: { finalPricePerUnit: priceInfo.finalPricePerUnit },
    };
    return <SavedLine details={details} qty={qty} configuration={view.line.configuration} pending="saving" />;
  }
  const { item, children, leaving } = view;
  return (
    <SavedLine
      details={item.itemDetails}
      qty={item.qty}
      configuration={item.configuration}
      messages={item.messages}
      below={children.map(({ itemDetails, qty }) => ({ name: itemDetails.name, qty }))}
      pending={leaving && PENDING[leaving]}
      actions={ItemActions && <ItemActions item={item} withItem={children} />}
      onMove={() => dispatch(savedItemsActions.moveToCartRequested({ items: [getMoved(item)] }))}
      onRemove={() => dispatch(savedItemsActions.removeSavedRequested({ listItemId: item.listItemId }))}
      {...(forms && {
        forms: {
          ...forms,
          fields: (
            <>
              {forms.fields}
              {Object.entries(getMoved(item)).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            </>
          ),
        },
      })}
    />
  );
}
