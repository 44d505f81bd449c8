import { takeEvery } from 'redux-saga/effects';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { SharedCartsClient } from '../../client/shared-carts-client.ts';
import type { CartDeps } from '../cart.deps.ts';
import type { CartWrite } from '../define-cart-write.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { addSharedRequested, createAddShared } from './add-shared.ts';
import { createShareCart, shareRequested } from './share-cart.ts';
import { heldSharedCartActions, sharedCartReads, sharedCartReducer } from './shared-cart.slice.ts';
import type { SharedCartState } from './shared-cart.state.ts';

/** The actions of shared carts. */
export const sharedCartActions = { ...heldSharedCartActions, shareRequested, addSharedRequested };

export interface SharedCartModule extends DomainModule<SharedCartState, 'sharedCart'> {
  /** Pass these to `extend` of the cart's module, which sends them in order with its own. */
  writes: readonly CartWrite[];
}

/** The dependencies of the shared carts' sagas that the application provides. */
export interface SharedCartDeps extends Pick<CartDeps, 'newKey'> {
  client: SharedCartsClient;
}

const revokeLink = defineWrite({
  command: heldSharedCartActions.revokeRequested,
  *send({ client }: SharedCartDeps, shareId, key): SagaOf<string> {
    yield* callTo(client.revokeShare, shareId, key);
    return shareId;
  },
  settled: heldSharedCartActions.linkRevoked,
  failed: ({ request: shareId, failure }) => heldSharedCartActions.revokeFailed({ shareId, failure }),
});

/** Creates the module for shared carts. It needs the cart's module in the same store, and can be added when it is first needed. */
export function createSharedCartModule(deps: SharedCartDeps): SharedCartModule {
  const { client } = deps;
  return {
    name: 'sharedCart',
    reducer: sharedCartReducer,
    writes: [createShareCart(client), createAddShared(client)],
    // After a reset the links belong to a cart that has ended.
    saga: () =>
      restartOn(heldCartActions.cartReset.type, () => [
        ...sharedCartReads.map((read) => read.loader(heldSharedCartActions, deps)),
        // Every: each link has its own request.
        watchWrite(takeEvery, revokeLink, deps, deps.newKey),
      ]),
  };
}
