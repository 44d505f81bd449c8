import { call, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { isAbort, toFailure } from '@foolscap/core/http';
import { callTo, createWriteLane, restartOn, selectFrom, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { BuyNowClient } from '../../client/buy-now-client.ts';
import { feedbackKind } from '../../model/add-feedback.ts';
import type { CartDeps } from '../cart.deps.ts';
import type { AddFeedback } from '../cart.state.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import type { CheckoutDestination } from '../writes/enter-checkout.ts';
import { buyNowActions, buyNowReducer, selectBuyNow } from './buy-now.slice.ts';
import type { BuyNowState } from './buy-now.slice.ts';

/** The dependencies of buying now that the application provides. */
export interface BuyNowDeps extends Pick<CartDeps, 'newKey' | 'isSmall' | 'mayCheckOut' | 'inLane'> {
  client: BuyNowClient;
  /** Opens the buy-now cart's checkout, or the sign-in page that leads to it. */
  enterCheckout: (to: CheckoutDestination) => void;
}

type Requested = ReturnType<typeof buyNowActions.buyNowRequested>;

/** Enters checkout in the same way as the cart: the dotcom checkout is an equivalent fallback (cart-4.42). */
function* getDestination({ client, newKey, mayCheckOut }: BuyNowDeps): SagaOf<CheckoutDestination> {
  if (!mayCheckOut()) return 'sign-in';
  try {
    yield* callTo(client.proceedWithBuyNow, newKey());
    return 'next-gen';
  } catch {
    return 'dotcom';
  }
}

/**
 * Puts the items into the buy-now cart and continues to checkout. The regular cart's state is not affected. Like an order, the request is
 * never sent later without the shopper.
 */
function* buyNow(deps: BuyNowDeps & Required<Pick<CartDeps, 'inLane'>>, { payload }: Requested) {
  const { client, inLane, isSmall, enterCheckout } = deps;
  const { items, key = deps.newKey() } = payload;
  try {
    const data = yield* sendNowOrNever(inLane, () => callTo(client.putInBuyNow, items, key));
    const lines = data.cartInfo.items.filter(({ status }) => status !== 'DELETED');
    const errors = data.error ?? [];
    const isAdded = lines.some(({ status, qtyAdded = 0 }) => status === 'ACTIVE' && qtyAdded > 0);
    const isLimited = errors.length > 0 || lines.some(({ messages }) => messages.length > 0);
    const feedback: AddFeedback = {
      phase: 'added',
      kind: feedbackKind(lines, { small: isSmall(), errors }),
      lines,
      errors: [...errors],
    };
    if (!isAdded) {
      yield put(buyNowActions.buyNowFailed(feedback));
      return;
    }
    const to = yield* getDestination(deps);
    yield put(buyNowActions.buyNowEntered({ to, ...(isLimited ? { feedback } : {}) }));
    yield call(enterCheckout, to);
  } catch (error) {
    const failure = toFailure(error);
    const feedback: AddFeedback = { phase: 'failed', failure, body: { items }, key };
    yield put(buyNowActions.buyNowFailed(isAbort(failure) ? undefined : feedback));
  }
}

/** Repeats the failed request under its key, so that the items are not bought twice if only the reply was lost. */
function* retry(): SagaOf<void> {
  const { feedback } = yield* selectFrom(selectBuyNow);
  if (feedback?.phase !== 'failed') return;
  yield put(buyNowActions.buyNowRequested({ items: feedback.body.items, key: feedback.key }));
}

/** Creates the buy-now module. It can be added when it is first needed, and works without the cart's module. */
export function createBuyNowModule(given: BuyNowDeps): DomainModule<BuyNowState, 'buyNow'> {
  const deps = { inLane: createWriteLane(), ...given };
  return {
    name: 'buyNow',
    reducer: buyNowReducer,
    // After a reset the purchase is canceled, because the page already has another cart.
    saga: () =>
      restartOn(heldCartActions.cartReset.type, () => [
        // Leading: a second click during the request is the same purchase.
        takeLeading(buyNowActions.buyNowRequested.type, (action: Requested) => buyNow(deps, action)),
        takeEvery(buyNowActions.retryRequested.type, retry),
      ]),
  };
}
