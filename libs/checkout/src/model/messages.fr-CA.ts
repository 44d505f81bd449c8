import type { Translation } from '@foolscap/core/messages';
import { ACCOUNTING_CODES, REQUEST_CODES } from '@foolscap/core/vocabulary';
import { CHECKOUT_CODES } from './codes.ts';
import type * as english from './messages.ts';

const CHECK = 'Vérifiez ces renseignements et réessayez.';
const UNREACHABLE = 'Nous n’avons pas pu joindre le magasin en ligne. Vérifiez votre connexion et réessayez.';

export const CHECKOUT_MESSAGES: Translation<typeof english.CHECKOUT_MESSAGES> = {
  checkout: {
    [CHECKOUT_CODES.totalChanged]:
      'Le total a changé depuis que vous l’avez vu. Vérifiez-le, puis passez votre commande.',
    [CHECKOUT_CODES.outOfStock]:
      'Un article de votre panier n’est plus offert dans la quantité choisie. Modifiez votre panier pour continuer.',
    [CHECKOUT_CODES.emptyCart]: 'Votre panier est vide.',
    [CHECKOUT_CODES.notConfigured]:
      'Certains articles sont faits sur mesure et ont besoin d’une création. Retirez-les, puis personnalisez-les sur leur page.',
    [CHECKOUT_CODES.signInRequired]: 'Ouvrez une session pour continuer.',
    [CHECKOUT_CODES.addressMissing]: 'Entrez une adresse de livraison pour continuer.',
    [ACCOUNTING_CODES.purchaseOrderMissing]: 'Votre organisation exige un numéro de bon de commande.',
    [ACCOUNTING_CODES.purchaseOrderInvalid]:
      'Un numéro de bon de commande comporte au plus 40 lettres, chiffres, espaces et . / # _ -.',
    [CHECKOUT_CODES.addressNotAllowed]: 'Choisissez une des adresses de votre organisation.',
    [CHECKOUT_CODES.pickupPersonMissing]: 'Indiquez qui ramassera votre commande pour continuer.',
    [CHECKOUT_CODES.undeliverable]:
      'Nous ne pouvons pas livrer ces articles à cette adresse. Choisissez une autre adresse, ou modifiez votre panier.',
    [CHECKOUT_CODES.paymentMissing]: 'Choisissez un mode de paiement pour continuer.',
    [CHECKOUT_CODES.paymentFailed]:
      'Une erreur s’est produite lors du traitement de votre paiement. Votre carte de crédit n’a pas été débitée. Veuillez entrer de nouveau les renseignements de votre carte et réessayer.',
    CARD_DECLINED: 'Votre carte a été refusée.',
    PAYMENT_DECLINED: 'Votre paiement a été refusé.',
    DECLINED_BEFORE: 'Rien n’a été facturé. Choisissez un autre mode de paiement, ou réessayez celui-ci.',
    GIFT_CARD_ITEMS:
      'Les cartes-cadeaux et les cartes prépayées ne peuvent pas payer les cartes-cadeaux de votre commande. Choisissez un autre mode de paiement pour celles-ci.',
    [CHECKOUT_CODES.gatewayUnavailable]:
      'Nous ne pouvons pas traiter votre paiement pour le moment. Veuillez réessayer ou utiliser un autre mode de paiement.',
    [CHECKOUT_CODES.storedValueChanged]:
      'Le solde d’une carte-cadeau ou d’une carte prépayée a changé. Rien n’a été facturé. Vérifiez le reste à payer, puis passez votre commande.',
    [CHECKOUT_CODES.storedValueBlocked]:
      'Une carte-cadeau ou une carte prépayée n’est plus active; nous l’avons donc retirée de votre commande. Rien n’a été facturé. Choisissez un autre mode de paiement.',
    [CHECKOUT_CODES.payPalFailed]: 'Le problème persiste. Veuillez sélectionner « Changer le paiement ».',
    [CHECKOUT_CODES.klarnaFailed]: 'Nous ne pouvons pas traiter votre paiement Klarna pour le moment.',
    [CHECKOUT_CODES.walletFailed]: 'Désolés, un problème est survenu. Veuillez réessayer.',
    [CHECKOUT_CODES.invoiceDeclined]:
      'Cette commande dépasse ce que votre organisation peut encore porter à son compte. Rien n’a été facturé. Choisissez un autre mode de paiement.',
    [CHECKOUT_CODES.inProgress]:
      'Votre commande est encore en traitement. Attendez un instant, puis réessayez.',
    [CHECKOUT_CODES.notCancellable]:
      'Il est trop tard pour annuler cette commande. Vous pourrez la retourner après sa livraison.',
    [CHECKOUT_CODES.partNotCancellable]:
      'Sans ces unités, le reste de votre commande perdrait son prix, sa livraison gratuite ou ses articles gratuits. Annulez toute la commande, puis commandez ce qu’il vous faut.',
    [CHECKOUT_CODES.nothingToReorder]:
      'Nous ne pouvons pas ajouter de nouveau cette commande. Les articles faits sur mesure ont besoin d’une nouvelle création.',
    [CHECKOUT_CODES.orderNotFound]:
      'Nous n’avons pas trouvé de commande avec ce numéro et cette adresse courriel. Vérifiez les deux, puis réessayez.',
    [CHECKOUT_CODES.orderLinkInvalid]:
      'Ce lien est expiré. Entrez le numéro de commande et l’adresse courriel avec laquelle vous avez passé la commande.',
    TOO_MANY_ATTEMPTS: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
    [CHECKOUT_CODES.rewardsChanged]:
      'Vos récompenses ont changé. Rien n’a été débité. Vérifiez ce qui reste à payer, puis passez votre commande.',
    [CHECKOUT_CODES.noEmail]: 'Adresse courriel non valide',
    NETWORK: UNREACHABLE,
    TIMEOUT: UNREACHABLE,
    NOT_SENT: UNREACHABLE,
    [CHECKOUT_CODES.addressInvalid]: CHECK,
    [CHECKOUT_CODES.pickupPersonInvalid]: CHECK,
    INVALID_REQUEST: CHECK,
    BAD_REQUEST: CHECK,
    [REQUEST_CODES.cardNumberInText]:
      'Retirez le numéro de carte : entrez-le seulement dans le champ du numéro de carte, à la caisse.',
    CART_AUTO_MERGE: 'Nous avons ajouté à cette commande les articles de votre visite précédente.',
    other: 'Désolés, un problème est survenu. Veuillez réessayer.',
  },
  orderStatus: {
    PLACED: 'Passée',
    PENDING_APPROVAL: 'En attente d’approbation',
    RELEASED: 'Approuvée',
    DECLINED: 'Refusée',
    READY_FOR_PICKUP: 'Prête pour le ramassage',
    SHIPPED: 'Expédiée',
    PARTLY_DONE: 'Partiellement terminée',
    DELIVERED: 'Livrée',
    COLLECTED: 'Ramassée',
    CANCELED: 'Annulée',
  },
  delivery: { STANDARD: 'Standard', NDD: 'Jour ouvrable suivant', SDD: 'Le jour même' },
};
