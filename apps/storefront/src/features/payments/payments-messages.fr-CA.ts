import type { Translation } from '@foolscap/core/messages';
import type * as english from './payments-messages.ts';

export const PAYMENTS_SCREEN_MESSAGES: Translation<typeof english.PAYMENTS_SCREEN_MESSAGES> = {
  paymentPages: {
    balance: 'Solde d’une carte-cadeau',
    balanceNote:
      'Entrez le numéro et le code d’une carte-cadeau ou d’une carte prépayée pour voir son solde.',
    balanceOff: 'La vérification du solde n’est pas offerte en ce moment.',
    backToCart: 'Retour à votre panier',
    balanceNeedsScript:
      'La vérification du solde exige JavaScript. Activez-le dans votre navigateur et rechargez cette page.',
    useBilling: 'Utiliser cette adresse de facturation',
    loadingCard: 'Chargement du formulaire de carte',
    cardsNeedScript:
      'La modification de vos cartes exige JavaScript. Activez-le dans votre navigateur et rechargez cette page.',
  },
};
