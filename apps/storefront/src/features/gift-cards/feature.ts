import { createGiftCardsClient } from '@foolscap/catalog/client';
import { createGiftCardsModule } from '@foolscap/catalog/state';
import { defineFeature } from '../define-feature.ts';

/** The page for gift cards. */
export const giftCardsFeature = defineFeature({
  name: 'giftCards',
  modules: ({ http }) => ({ giftCards: createGiftCardsModule({ client: createGiftCardsClient(http) }) }),
});
