import type { Translation } from '@foolscap/core/messages';
import type * as english from './delivery-group-messages.ts';

export const DELIVERY_GROUP_MESSAGES: Translation<typeof english.DELIVERY_GROUP_MESSAGES> = {
  deliverySections: {
    OOS: 'En rupture de stock',
    MEMBERSHIP: 'Adhésion',
    G4: 'Livraison électronique',
    G2: 'Ramassage en une heure',
    G3: 'Livraison au magasin',
    PRE_ORDER: 'Précommande',
    BACK_ORDER: 'Livraison différée',
    SDD: 'Livraison le jour même',
    NDD: 'Livraison le lendemain',
    STANDARD: 'Livraison',
    UNDATED: 'Livraison',
  },
  deliveryDetails: {
    OOS: 'Retirez ces articles pour continuer',
    MEMBERSHIP: 'Commence dès votre commande',
    G4: 'Par courriel, juste après votre commande',
    G2: 'Gratuit; nous vous envoyons un texto quand c’est prêt',
    SDD: 'Aujourd’hui',
  },
  deliveryGroup: {
    inStore: (section, store) => `${section} – ${store}`,
    free: (window) => `Gratuite, ${window}`,
    released: (date, window) => `Offert à partir du ${date}, livraison : ${window}`,
  },
};
