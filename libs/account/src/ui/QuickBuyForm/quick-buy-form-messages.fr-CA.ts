import type { Translation } from '@foolscap/core/messages';
import type * as english from './quick-buy-form-messages.ts';

export const QUICK_BUY_FORM_MESSAGES: Translation<typeof english.QUICK_BUY_FORM_MESSAGES> = {
  quickBuyForm: {
    isOn: 'L’achat rapide est activé.',
    isOff: 'L’achat rapide est désactivé.',
    shipTo: 'Livrer à',
    addAddress: 'Ajouter une adresse',
    noAddresses: 'Vous n’avez aucune adresse enregistrée. Ajoutez-en une pour y faire livrer vos commandes.',
    payWith: 'Payer avec',
    expired: 'Mettez à jour sa date d’expiration ou utilisez une autre carte.',
    addCard: 'Ajouter une carte',
    noCards: 'Vous n’avez aucune carte enregistrée. Ajoutez-en une pour payer.',
    changeCards: 'Modifier vos cartes',
    allExpired: 'Toutes vos cartes sont expirées.',
    review: 'Vérifier chaque commande avant de la passer',
    reviewHint: 'Sinon, « Acheter maintenant » passe la commande immédiatement.',
    save: 'Enregistrer les modifications',
    turnOn: 'Activer l’achat rapide',
    turnOff: 'Désactiver l’achat rapide',
    saved: 'Vos réglages d’achat rapide sont enregistrés. L’achat rapide est activé.',
    turnedOff: 'L’achat rapide est maintenant désactivé.',
  },
};
