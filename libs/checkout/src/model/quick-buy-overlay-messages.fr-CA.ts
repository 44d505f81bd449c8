import type { Translation } from '@foolscap/core/messages';
import type * as english from './quick-buy-overlay-messages.ts';

export const QUICK_BUY_OVERLAY_MESSAGES: Translation<typeof english.QUICK_BUY_OVERLAY_MESSAGES> = {
  quickBuyOverlay: {
    title: 'Acheter maintenant',
    reviewTitle: 'Vérifiez votre commande',
    uncertainTitle: 'Vérifiez l’état de votre commande',
    placedTitle: 'Merci pour votre commande',
    change: 'Modifier',
    place: (total) => `Passer la commande, ${total}`,
    tryAgain: 'Réessayer',
    view: 'Voir la commande',
    cancel: 'Annuler la commande',
    preparing: 'Calcul de votre total…',
    placing: 'Envoi de votre commande…',
    checking: 'Vérification de votre commande…',
    limited: (units, wanted) =>
      `Seulement ${units} ${units <= 1 ? 'unité' : 'unités'} sur ${wanted} ${units <= 1 ? 'peut être commandée' : 'peuvent être commandées'} pour le moment.`,
    deliverTo: 'Livrer à',
    arrives: 'Livraison prévue',
    payWith: 'Mode de paiement',
    paidWith: 'Mode de paiement',
    placed: (orderNumber) => `La commande ${orderNumber} est passée.`,
    canceled: (orderNumber) => `La commande ${orderNumber} est annulée. Rien ne vous sera facturé.`,
    confirmationTo: (email) => `Nous avons envoyé une confirmation à ${email}.`,
  },
};
