import type { Translation } from '@foolscap/core/messages';
import type * as english from './checkout-messages.ts';

export const CHECKOUT_SCREEN_MESSAGES: Translation<typeof english.CHECKOUT_SCREEN_MESSAGES> = {
  checkoutPages: {
    heading: 'Passer à la caisse',
    needsScript:
      'Le passage à la caisse exige JavaScript. Activez-le dans votre navigateur et rechargez cette page. Votre panier est conservé.',
    guest: 'Passer à la caisse sans compte',
    loadingCard: 'Chargement du formulaire de carte',
    useBilling: 'Utiliser cette adresse de facturation',
    billTo: 'Facturer à',
    saveAddress: 'Enregistrer l’adresse',
    invoiceTo: (name) => `Facture à ${name}`,
  },
};
