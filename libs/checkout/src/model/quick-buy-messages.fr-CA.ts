import type { Translation } from '@foolscap/core/messages';
import { CHECKOUT_CODES } from './codes.ts';
import { QUICK_BUY_CODES } from './quick-buy.ts';
import type * as english from './quick-buy-messages.ts';

export const QUICK_BUY_MESSAGES: Translation<typeof english.QUICK_BUY_MESSAGES> = {
  quickBuy: {
    [QUICK_BUY_CODES.unavailable]:
      'Cet article ne peut pas être commandé en cette quantité pour le moment. Choisissez une autre quantité, ou réessayez plus tard.',
    [QUICK_BUY_CODES.notReady]:
      'L’achat rapide demande votre attention. Vérifiez l’adresse et la carte dans votre compte, ou ajoutez cet article à votre panier.',
    [CHECKOUT_CODES.outOfStock]:
      'Cet article n’est plus offert en cette quantité. Choisissez une autre quantité, ou réessayez plus tard.',
    [QUICK_BUY_CODES.cartChanged]:
      'Votre commande a été modifiée dans une autre fenêtre. Vérifiez-la, puis réessayez.',
    [CHECKOUT_CODES.emptyCart]:
      'Cet achat a pris fin, peut-être dans une autre fenêtre. Vérifiez vos commandes, ou réessayez.',
    [CHECKOUT_CODES.paymentFailed]:
      'Votre carte a été refusée, et rien n’a été facturé. Choisissez une autre carte dans vos réglages d’achat rapide, puis réessayez.',
    PAYMENT_EXPIRED: 'Votre carte est expirée. Choisissez une autre carte dans vos réglages d’achat rapide.',
    PAYMENT_NOT_FOUND:
      'Votre carte n’est plus enregistrée. Choisissez une autre carte dans vos réglages d’achat rapide.',
  },
};
