import { createSlice } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { GiftCardsClient } from '../client/gift-cards-client.ts';
import type { ProductTile } from '../contract/index.ts';

/** The gift cards in the shop, cheapest first. */
export interface GiftCardsState {
  load: Loadable<ProductTile[]>;
}

export interface GiftCardsRoot {
  giftCards: GiftCardsState;
}

export interface GiftCardsDeps {
  client: GiftCardsClient;
}

const initialState: GiftCardsState = { load: IDLE };

const giftCards = defineRead({
  name: 'giftCards',
  select: ({ load }: GiftCardsState) => load,
  send: async ({ client }: GiftCardsDeps, _request, signal) => (await client.giftCards(signal)).items,
});

const slice = createSlice({ name: 'giftCards', initialState, reducers: giftCards.reducers });

export const giftCardsActions = slice.actions;
export const selectGiftCards = (root: GiftCardsRoot) => root.giftCards.load;

/** Creates the module of the page for gift cards. */
export const createGiftCardsModule = (deps: GiftCardsDeps): DomainModule<GiftCardsState, 'giftCards'> => ({
  name: 'giftCards',
  reducer: slice.reducer,
  // The price of a gift card is the same for every user.
  keepsOnUserChange: (state) => state,
  *saga() {
    yield giftCards.loader(giftCardsActions, deps);
  },
});
