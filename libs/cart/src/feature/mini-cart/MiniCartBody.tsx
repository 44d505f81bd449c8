import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isConnectionLoss } from '@foolscap/core/http';
import { Link, Text, useSettledValue, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { childrenByParent, isReadInPart } from '../../model/index.ts';
import {
  cartActions,
  miniCartActions,
  selectCart,
  selectCartLoad,
  selectMiniCartNotifications,
  selectMiniCartSpinner,
  selectMiniCartVariant,
  selectRemainingLines,
  selectShowsRecommendationSkeleton,
  selectShowsSavedItems,
  selectUnsoldLines,
} from '../../state/index.ts';
import { MiniCartContent } from '../../ui/index.ts';
import { CartAlerts } from '../CartAlerts.tsx';
import { useAnnouncedChanges } from '../use-announced-changes.ts';
import { useItemFocus } from '../use-item-focus.ts';
import type { MiniCartProps } from './MiniCart.tsx';
import { MiniCartItem } from './MiniCartItem.tsx';
import { CART_MESSAGES } from '../../model/messages.ts';
import { MINI_CART_MESSAGES } from '../../model/mini-cart-messages.ts';

const NO_ITEMS: readonly CartItem[] = [];

/** Maximum number of lines, so that large carts open quickly; the cart page shows all of them. */
const MAX_LINES = 50;

/** The contents of the mini cart: lines, notifications and slots. Announces each confirmed change once. */
export function MiniCartBody({
  cartHref,
  saved,
  recommendations,
  recommendationsHeading,
}: Pick<MiniCartProps, 'cartHref' | 'saved' | 'recommendations' | 'recommendationsHeading'>) {
  const dispatch = useDispatch();
  const { miniCart: texts } = useMessages('cart', MINI_CART_MESSAGES);
  const messages = useMessages('cart', CART_MESSAGES);
  useAnnouncedChanges();
  const cart = useSelector(selectCart);
  const load = useSelector(selectCartLoad);
  const views = useSelector(selectRemainingLines);
  const notifications = useSelector(selectMiniCartNotifications);
  const variant = useSelector(selectMiniCartVariant);
  const spinner = useSelector(selectMiniCartSpinner);
  const isSaved = useSelector(selectShowsSavedItems);
  const areRecommendationsLoading = useSelector(selectShowsRecommendationSkeleton);
  const ids = useMemo(() => views.map(({ line }) => line.cartItemId), [views]);
  const { container, onFocusChange } = useItemFocus(ids);
  // Focus follows the line whose button was pressed last to Undo and back.
  const [acted, setActed] = useState<string>();
  const items = cart?.items ?? NO_ITEMS;
  const children = useMemo(() => childrenByParent(items), [items]);

  // While reloading, only the "Try again" button shows progress.
  const reading = load.phase === 'loading';
  const failed = useSettledValue(load.phase === 'failed', reading) === true;
  const ofCart = notifications.filter(({ cartItemId }) => cartItemId === undefined);
  const hasUnsold = useSelector(selectUnsoldLines).length > 0;
  const isEmpty =
    !hasUnsold && !views.some(({ kind }) => kind === 'line') && !isReadInPart(cart?.messages ?? []);
  return (
    <div ref={container} tabIndex={-1}>
      <MiniCartContent
        phase={cart ? (isEmpty ? 'empty' : 'ready') : failed ? 'failed' : 'loading'}
        variant={variant}
        totals={cart && { summary: cart.cartSummary, attributes: cart.cartAttributes }}
        alerts={<CartAlerts failed={failed} reading={reading} showsConnection={false} hasHints={false} />}
        notifications={ofCart}
        onNotificationsDismissed={() => dispatch(miniCartActions.notificationsDismissed({}))}
        view={isSaved ? 'saved' : 'cart'}
        saved={saved}
        onViewChange={(view) => dispatch(miniCartActions.openRequested({ view }))}
        recommendations={recommendations}
        recommendationsHeading={recommendationsHeading}
        areRecommendationsLoading={areRecommendationsLoading}
        isBlocked={spinner === 'modal'}
        failure={
          load.phase === 'failed' && isConnectionLoss(load.failure)
            ? messages.connection.unreachable
            : undefined
        }
        retrying={reading}
        onRetry={() => dispatch(cartActions.cartRequested())}
        more={
          (hasUnsold || views.length > MAX_LINES) && (
            <Text size={14}>
              {views.length > MAX_LINES && `${texts.showing(MAX_LINES, views.length)} `}
              <Link href={cartHref}>{texts.viewAll}</Link>
            </Text>
          )
        }
        lines={
          views.length > 0 &&
          views.slice(0, MAX_LINES).map((view) => {
            const { cartItemId } = view.line;
            return (
              <MiniCartItem
                key={cartItemId}
                view={view}
                below={children.get(cartItemId) ?? NO_ITEMS}
                variant={variant}
                isActed={acted === cartItemId}
                onAct={setActed}
                onFocusChange={onFocusChange}
              />
            );
          })
        }
      />
    </div>
  );
}
