import type { Translation } from '@foolscap/core/messages';
import type * as english from './quick-buy-messages.ts';

export const QUICK_BUY_SCREEN_MESSAGES: Translation<typeof english.QUICK_BUY_SCREEN_MESSAGES> = {
  quickBuyPages: {
    buyNow: 'Acheter maintenant',
    note: 'Achetez un article sur sa page avec l’adresse et la carte choisies, sans passer à la caisse.',
    needsScript: 'L’achat rapide exige JavaScript. Activez-le dans votre navigateur et rechargez cette page.',
  },
};
