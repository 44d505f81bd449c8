import type { Translation } from '@foolscap/core/messages';
import type * as english from './quick-order-messages.ts';

export const QUICK_ORDER_SCREEN_MESSAGES: Translation<typeof english.QUICK_ORDER_SCREEN_MESSAGES> = {
  quickOrderPages: {
    title: 'Commande rapide',
    asPage: 'Ouvrir dans une page',
    toCart: 'Aller au panier',
    needsScript:
      'La commande rapide exige JavaScript. Activez-le dans votre navigateur et rechargez cette page.',
  },
};
