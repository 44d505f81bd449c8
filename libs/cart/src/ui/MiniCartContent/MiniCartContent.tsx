import type { ReactNode } from 'react';
import {
  Alert,
  Button,
  EmptyState,
  SectionHeading,
  SkeletonText,
  Spinner,
  useMessages,
} from '@foolscap/ui/components';
import { cartMessageText, type ShippingTotals } from '../../model/index.ts';
import { FreeShippingProgress } from '../CartSummary/FreeShippingProgress.tsx';
import type { MiniCartNotice } from '../MiniCartLine/MiniCartLine.tsx';
import { MiniCartSkeleton } from '../MiniCartSkeleton/MiniCartSkeleton.tsx';
import { CART_MESSAGES } from '../../model/messages.ts';
import { MINI_CART_MESSAGES } from '../../model/mini-cart-messages.ts';
import { CART_VIEW_MESSAGES } from '../../model/cart-view-messages.ts';
import styles from './MiniCartContent.module.scss';

/** The list that the mini cart shows: the cart, or the items saved for later. */
type View = 'cart' | 'saved';

export interface MiniCartContentProps {
  /** `ready` with lines, or `empty`; `failed` if the cart could not be loaded. */
  phase: 'loading' | 'failed' | 'empty' | 'ready';
  /** `compact` has no pictures, no progress to free shipping and no recommendations. */
  variant?: 'full' | 'compact';
  /** Values of the cart; required for the progress to free shipping. */
  totals?: ShippingTotals | undefined;
  /** The lines, as elements of a list. */
  lines?: ReactNode;
  /** Slot below the list, for example a link to more lines. */
  more?: ReactNode;
  /** Slot for alerts of the whole cart, usually `CartAlerts`. */
  alerts?: ReactNode;
  /** Notifications of the whole cart; announced when they appear. */
  notifications?: readonly MiniCartNotice[];
  /** Called when a notification is closed; all are dismissed together. */
  onNotificationsDismissed?: () => void;
  /** The list that is shown: the cart, or the items saved for later. */
  view?: View;
  /** Slot for the items saved for later; without it there is no choice of a list. */
  saved?: ReactNode;
  /** Called with the view to show. */
  onViewChange?: (view: View) => void;
  /** Slot for recommendations, below the lines. */
  recommendations?: ReactNode;
  /** Heading of the recommendations. */
  recommendationsHeading?: string | undefined;
  /** A skeleton takes the place of the recommendations. */
  areRecommendationsLoading?: boolean;
  /** Whether checkout is being entered, which must not be interrupted. */
  isBlocked?: boolean;
  /** The reason why the cart could not be loaded; the standard text by default. */
  failure?: string | undefined;
  /** Whether the cart is being reloaded. */
  retrying?: boolean;
  /** Called by the "Try again" button after a failure. */
  onRetry?: () => void;
}

const VIEWS = ['cart', 'saved'] as const satisfies readonly View[];

/** The contents of the mini cart, inside a flyout or a drawer with its title and totals. */
export function MiniCartContent({
  variant = 'full',
  view = 'cart',
  saved,
  onViewChange,
  isBlocked = false,
  ...cart
}: MiniCartContentProps) {
  const { miniCart: texts } = useMessages('cart', MINI_CART_MESSAGES);
  const { view: shared } = useMessages('cart', CART_VIEW_MESSAGES);
  const isSaved = view === 'saved' && saved !== undefined;
  return (
    <div className={styles.content} aria-busy={isBlocked}>
      <div className={styles.body} inert={isBlocked}>
        {saved !== undefined && (
          <div role="group" aria-label={texts.list} className={styles.views}>
            {VIEWS.map((name) => (
              <Button
                key={name}
                size="small"
                variant="quiet"
                aria-pressed={view === name}
                className={styles.view}
                onClick={() => onViewChange?.(name)}
              >
                {texts[name]}
              </Button>
            ))}
          </div>
        )}
        {isSaved ? saved : <CartView variant={variant} {...cart} />}
      </div>
      {isBlocked && (
        <div className={styles.blocked}>
          <Spinner label={shared.enteringCheckout} />
        </div>
      )}
    </div>
  );
}

/** The cart's lines, with everything around them. */
function CartView({
  phase,
  variant,
  totals,
  lines,
  more,
  alerts,
  notifications = [],
  onNotificationsDismissed,
  recommendations,
  recommendationsHeading,
  areRecommendationsLoading = false,
  failure,
  retrying = false,
  onRetry,
}: MiniCartContentProps) {
  const messages = useMessages('cart', CART_MESSAGES);
  const { view: texts } = useMessages('cart', CART_VIEW_MESSAGES);
  const { recommended } = useMessages('cart', MINI_CART_MESSAGES).miniCart;
  const heading = recommendationsHeading ?? recommended;
  if (phase === 'loading') return <MiniCartSkeleton {...(variant && { variant })} />;
  if (phase === 'failed')
    return (
      <Alert kind="failure" live="assertive" onRetry={onRetry} isRetrying={retrying}>
        {failure ?? messages.texts.notLoaded}
      </Alert>
    );
  const isFull = variant === 'full';
  return (
    <>
      {alerts}
      {notifications.map((notice, place) => (
        <Alert
          // Several unknown items have the same code.
          key={place}
          kind={notice.alertType}
          live="polite"
          onDismiss={onNotificationsDismissed}
        >
          {cartMessageText(notice, messages)}
        </Alert>
      ))}
      {phase === 'empty' ? (
        <>
          {lines && <ul className={styles.lines}>{lines}</ul>}
          <EmptyState title={texts.empty} level={3}>
            {texts.emptyHint}
          </EmptyState>
        </>
      ) : (
        <>
          {isFull && totals && <FreeShippingProgress {...totals} />}
          {lines && <ul className={styles.lines}>{lines}</ul>}
          {more}
        </>
      )}
      {isFull && (areRecommendationsLoading || recommendations) && (
        // A group, not a landmark: the page may have a row with the same heading.
        <div
          role="group"
          className={styles.recommendations}
          aria-label={heading}
          aria-busy={areRecommendationsLoading}
        >
          <SectionHeading level={3} size="small">
            {heading}
          </SectionHeading>
          {areRecommendationsLoading ? <SkeletonText lines={3} /> : recommendations}
        </div>
      )}
    </>
  );
}
