import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { shortDay } from '@foolscap/core/dates';
import { isConnectionLoss } from '@foolscap/core/http';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Button,
  EmptyState,
  SkeletonText,
  Stack,
  Text,
  useLocale,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { SharedItem } from '../../contract/index.ts';
import {
  cartActions,
  selectCartAlert,
  selectIsAddingShared,
  selectSharedCart,
  sharedCartActions,
} from '../../state/index.ts';
import { CompactLine } from '../../ui/index.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import { SHARED_CART_MESSAGES } from '../../model/shared-cart-messages.ts';
import styles from './SharedCartPage.module.scss';

export interface SharedCartPageProps {
  shareId: string;
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
  /** Actions for a link that no longer works, provided by the application. */
  goneActions?: ReactNode;
}

/** Returns a line's notes: the product that it belongs to, and how many units can be added. */
function getNotes(
  item: SharedItem,
  items: readonly SharedItem[],
  texts: typeof SHARED_CART_MESSAGES.sharedCart,
): string[] {
  const parent = items.find(({ itemId, parentItemId }) => !parentItemId && itemId === item.parentItemId);
  const isPart = item.availableQuantity > 0 && item.availableQuantity < item.qty;
  return [
    ...(parent ? [texts.forItem(parent.name)] : []),
    ...(isPart ? [texts.addable(item.availableQuantity)] : []),
  ];
}

/** A cart that another shopper shared, at the viewer's own prices, with "Add all to cart" (decision-shared-cart.2). */
export function SharedCartPage({ shareId, form, goneActions }: SharedCartPageProps) {
  const dispatch = useDispatch();
  const locale = useLocale();
  const messages = useMessages('cart', CART_MESSAGES);
  const { sharedCart: texts } = useMessages('cart', SHARED_CART_MESSAGES);
  const load = useSelector(selectSharedCart);
  const isAdding = useSelector(selectIsAddingShared);
  const alert = useSelector(selectCartAlert);
  const asked = useRef(shareId);
  const isUnread = load.phase === 'idle';
  useEffect(() => {
    if (isUnread || asked.current !== shareId) dispatch(sharedCartActions.sharedCartRequested(shareId));
    asked.current = shareId;
  }, [dispatch, isUnread, shareId]);

  const cart = load.value;
  if (!cart && load.phase === 'failed' && load.failure.status === 404) {
    return (
      <EmptyState title={texts.gone} actions={goneActions}>
        {texts.goneHint}
      </EmptyState>
    );
  }
  if (!cart) {
    return load.phase === 'failed' ? (
      <Alert
        kind="failure"
        live="assertive"
        onRetry={() => dispatch(sharedCartActions.sharedCartRequested(shareId))}
      >
        {isConnectionLoss(load.failure) ? messages.connection.unreachable : messages.texts.notLoaded}
      </Alert>
    ) : (
      <SkeletonText lines={6} />
    );
  }
  const canAdd = cart.items.some(({ availableQuantity }) => availableQuantity > 0);
  return (
    <Stack gap={4}>
      <Text tone="muted">{texts.about(shortDay(cart.expiresAt.slice(0, 10), locale))}</Text>
      <VisuallyHidden>
        <h2>{texts.items}</h2>
      </VisuallyHidden>
      <ul className={styles.items}>
        {cart.items.map((item) => (
          <li key={`${item.itemId} ${item.parentItemId ?? ''}`} className={styles.item}>
            <CompactLine
              name={item.name}
              imageUrl={item.imageUrl}
              itemUrl={item.itemUrl}
              qty={item.qty}
              price={toMinorUnits(item.priceInfo.finalPrice)}
              notes={getNotes(item, cart.items, texts)}
              messages={item.messages}
            />
          </li>
        ))}
      </ul>
      {alert?.change?.kind === 'addShared' && (
        <Alert
          key={alert.serial}
          kind="failure"
          live="assertive"
          onDismiss={() => dispatch(cartActions.alertDismissed())}
          onRetry={() => dispatch(cartActions.retryRequested())}
        >
          {isConnectionLoss(alert.failure) ? messages.connection.unreachable : messages.texts.addFailed}
        </Alert>
      )}
      <div className={styles.total}>
        <p>
          {texts.total} <strong>{formatMoney(toMinorUnits(cart.cartSubTotal), locale)}</strong>
        </p>
        <form
          method="post"
          action={form?.action}
          onSubmit={(event) => {
            event.preventDefault();
            if (canAdd) dispatch(sharedCartActions.addSharedRequested({ shareId }));
          }}
        >
          {form?.fields}
          <input type="hidden" name="shareId" value={shareId} />
          <Button type="submit" variant="primary" size="large" busy={isAdding} disabled={!canAdd}>
            {texts.addAll}
          </Button>
        </form>
      </div>
    </Stack>
  );
}
