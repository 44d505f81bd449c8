import type { Translation } from '@foolscap/core/messages';
import type * as english from './fulfillment-messages.ts';

export const FULFILLMENT_MESSAGES: Translation<typeof english.FULFILLMENT_MESSAGES> = {
  fulfillment: {
    choice: (name) => `Livraison ou ramassage de ${name}`,
    delivery: 'Livraison',
    pickUpAt: (store) => `Ramassage au magasin ${store}`,
    pickUp: 'Ramassage en magasin',
    shipTo: (store) => `Livraison au magasin ${store}`,
    ready: (by) => `Gratuit, prêt ${by}`,
    freePickup: 'Ramassage gratuit',
    inStock: (quantity) => `${quantity} en stock`,
    out: 'En rupture de stock dans ce magasin aujourd’hui.',
    notAvailable: 'Non offert dans ce magasin aujourd’hui. Essayez un autre magasin.',
    noStore: 'Choisissez un magasin dans le panier pour voir la disponibilité.',
    notEligible: 'Cet article est offert en livraison seulement.',
    changeStore: 'Changer de magasin',
    chooseStore: 'Choisir un magasin',
    update: 'Mettre à jour',
    updateOf: (name) => `Mettre à jour la livraison ou le ramassage de ${name}`,
  },
};
