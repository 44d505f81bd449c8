import type { Translation } from '@foolscap/core/messages';
import type * as english from './shipping-messages.ts';

export const SHIPPING_MESSAGES: Translation<typeof english.SHIPPING_MESSAGES> = {
  shipping: {
    progress: 'Progression vers la livraison gratuite',
    addMore: (amount) => `Ajoutez ${amount} pour obtenir la livraison gratuite.`,
    addMoreShipped: (amount, counted) =>
      `Ajoutez ${amount} d’articles à livrer pour obtenir la livraison gratuite. Vous en avez pour ${counted}.`,
    free: 'Votre commande est livrée gratuitement.',
    freeExcept: (costs) => `La livraison standard est gratuite; ${costs.join(', et ')}.`,
    faster: (amount) => `la livraison accélérée coûte ${amount}`,
    oversized: (amount) => `la manutention des articles surdimensionnés coûte ${amount}`,
    area: (amount) => `la livraison dans votre région coûte ${amount}`,
  },
};
