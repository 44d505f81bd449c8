import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SMALL_MEDIA_QUERY } from '@foolscap/core/breakpoints';
import type { Failure } from '@foolscap/core/http';
import { Alert, Button, ButtonLink, lazyComponent, useMessages } from '@foolscap/ui/components';
import { describeAddedLines, describeAddFailure, getAddedTitle } from '../model/index.ts';
import type { CART_CODES } from '../model/index.ts';
import { cartActions, selectAddFeedback, selectCart, selectIsChanging } from '../state/index.ts';
import type { AddFeedback as Feedback } from '../state/index.ts';
import { AddedToCart, AddFeedbackPanel } from '../ui/index.ts';
import { CART_MESSAGES } from '../model/messages.ts';
import { ADDED_MESSAGES } from '../model/added-messages.ts';

const SKU_INVALID: typeof CART_CODES.skuInvalid = 'SKU_INVALID';

/** Only for adds of several items, and for adds on the cart page. */
const AddedToast = lazyComponent(async () => ({
  default: (await import('../ui/AddedToast/AddedToast.tsx')).AddedToast,
}));

export interface AddFeedbackProps {
  cartHref: string;
  /** Opens the cart from the toast; by default, loads the page at `cartHref`. */
  onViewCart?: () => void;
  /** Whether the page shows the cart (`CartDeps.isCartShown`); the toast then has no link to it. */
  isCartShown?: boolean;
  /** Slot below the added lines for recommendations, which may load later. */
  recommendations?: ReactNode;
}

/**
 * The outcome of the last add: a toast, a drawer on small screens, or an overlay on others (`feedbackKind`). Loaded with the first add, so
 * that other pages do not load it.
 */
export function AddFeedback({
  cartHref,
  onViewCart,
  isCartShown = false,
  recommendations,
}: AddFeedbackProps) {
  const dispatch = useDispatch();
  const messages = useMessages('cart', CART_MESSAGES);
  const added = useMessages('cart', ADDED_MESSAGES);
  const { adding: texts } = added;
  const feedback = useSelector(selectAddFeedback);
  const cart = useSelector(selectCart);
  const isChanging = useSelector(selectIsChanging);
  // A failed add stays on screen while it is retried.
  const [retried, setRetried] = useState<Extract<Feedback, { phase: 'failed' }>>();
  if (retried && feedback) setRetried(undefined);
  const close = useCallback(() => {
    setRetried(undefined);
    dispatch(cartActions.feedbackClosed());
  }, [dispatch]);
  const retry = (failed: NonNullable<typeof retried>) => {
    setRetried(failed);
    dispatch(cartActions.addToCartRequested(failed.body.items, { key: failed.key }));
  };
  const openCart = useMemo(
    () => onViewCart ?? (() => window.location.assign(cartHref)),
    [cartHref, onViewCart],
  );

  const toast = feedback?.phase === 'added' && feedback.kind === 'toast' ? feedback : undefined;
  const outcome = useMemo(
    () => toast && describeAddedLines(toast.lines, messages, added),
    [toast, messages, added],
  );
  const [hasToasts, setHasToasts] = useState(false);
  if (outcome && !hasToasts) setHasToasts(true);

  const shown = feedback ?? (isChanging ? retried : undefined);
  const [last, setLast] = useState({ outcome: shown, number: 0 });
  if (shown && shown !== last.outcome) setLast({ outcome: shown, number: last.number + 1 });
  const kind = shown?.phase === 'added' ? shown.kind : isSmallScreen() ? 'drawer' : 'overlay';
  return (
    <>
      {hasToasts && (
        <AddedToast outcome={outcome} onViewCart={isCartShown ? undefined : openCart} onShown={close} />
      )}
      {shown && (kind === 'drawer' || kind === 'overlay') && (
        <AddFeedbackPanel
          kind={kind}
          title={
            shown.phase === 'added'
              ? getAddedTitle(shown.lines, shown.errors, messages)
              : describeAddFailure(shown.failure, messages, added).title
          }
          outcomeNumber={last.number}
          recommendations={shown.phase === 'added' && recommendations}
          onClose={close}
          actions={
            <>
              {shown.phase === 'added'
                ? // A cart that stayed empty has nothing to show.
                  cart?.cartAttributes.numberOfItems !== 0 && (
                    <ButtonLink variant="primary" href={cartHref} onClick={close}>
                      {texts.viewCart}
                    </ButtonLink>
                  )
                : canRepeat(shown.failure) && (
                    <Button variant="primary" busy={!feedback} onClick={() => retry(shown)}>
                      {texts.tryAgain}
                    </Button>
                  )}
              <Button onClick={close}>{shown.phase === 'added' ? texts.keepShopping : texts.close}</Button>
            </>
          }
        >
          {shown.phase === 'added' ? (
            <AddedToCart
              lines={shown.lines}
              errors={shown.errors}
              {...(cart?.cartAttributes.numberOfItems && {
                totals: { summary: cart.cartSummary, attributes: cart.cartAttributes },
              })}
            />
          ) : (
            <Alert kind="failure">{describeAddFailure(shown.failure, messages, added).text}</Alert>
          )}
        </AddFeedbackPanel>
      )}
    </>
  );
}

/** Checks whether retrying can help; an item that does not exist is not found the second time either. */
const canRepeat = ({ code, status }: Failure) => status !== 404 && code !== SKU_INVALID;

/** Environments without layout do not support media queries. */
const isSmallScreen = () => typeof matchMedia === 'function' && matchMedia(SMALL_MEDIA_QUERY).matches;
