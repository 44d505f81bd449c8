import type { Translation } from '@foolscap/core/messages';
import type * as english from './business-messages.ts';

export const BUSINESS_SCREEN_MESSAGES: Translation<typeof english.BUSINESS_SCREEN_MESSAGES> = {
  businessPages: {
    yourOrganization: 'Votre organisation',
    shop: 'Magasiner',
    cart: 'Panier',
    orders: 'Commandes',
    HIT: 'Programme d’impression',
    MVP: 'Accès anticipé',
    SAML: 'Session d’entreprise',
    CSR: 'Service à la clientèle',
    shipTo: (label) => `Livrer à : ${label}`,
    shoppingAs: (name) => `Vous magasinez en tant que ${name}`,
    cartCount: (count) => `Panier (${count})`,
  },
  peoplePages: {
    people: 'Personnes',
    users: 'Utilisateurs',
    roles: 'Rôles',
    units: 'Unités',
    import: 'Importation',
  },
};
