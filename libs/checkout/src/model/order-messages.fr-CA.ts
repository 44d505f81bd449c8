import type { Translation } from '@foolscap/core/messages';
import type * as english from './order-messages.ts';

export const ORDER_MESSAGES: Translation<typeof english.ORDER_MESSAGES> = {
  order: {
    loadingCheckout: 'Chargement de la caisse',
    loading: 'Chargement de votre commande',
    label: 'Sommaire de la commande',
    heading: 'Sommaire',
    products: (count) => `${count} ${count <= 1 ? 'produit' : 'produits'}`,
    forItem: (name) => `pour ${name}`,
    soldBy: (seller) => `Vendu et expédié par ${seller}`,
    arrives: (window) => `Livraison : ${window}`,
    noReply: 'Nous n’avons pas reçu de réponse',
    noReplyHint:
      'Votre commande a peut-être été passée. Vérifiez de nouveau. Elle ne vous sera pas facturée deux fois.',
    checkAgain: 'Vérifier de nouveau',
    endingIn: (name, digits) => `${name} se terminant par ${digits}`,
    share: (name, amount) => `${name} : ${amount}`,
  },
  amounts: {
    subtotal: (count) =>
      `Sous-total (${count.toLocaleString('fr-CA')} ${count <= 1 ? 'article' : 'articles'})`,
    savings: 'Économies',
    otherSavings: 'Autres économies',
    shipping: 'Livraison',
    free: 'Gratuite',
    oversized: 'Manutention d’articles surdimensionnés',
    smallOrder: 'Frais de petite commande',
    surcharges: 'Suppléments',
    furniture: 'Services pour meubles',
    otherFurniture: 'Autres services pour meubles',
    notDetermined: 'À déterminer',
    area: 'Frais de zone de livraison',
    tax: 'Taxes',
    taxLater: 'Entrez votre adresse',
    total: 'Total',
    estimatedTotal: 'Total estimé',
    refunded: 'Remboursé',
    afterRefund: 'Total après remboursement',
    left: 'Reste à payer',
  },
  tenders: {
    STAPLES: 'Carte du magasin',
    CARD: 'Carte',
    GIFT_CARD: 'Carte-cadeau',
    PREPAID_CARD: 'Carte prépayée',
    ACCOUNT: 'Facturation au compte',
    WALLET: 'Portefeuille numérique',
    CARD_WALLET: 'Portefeuille de cartes',
    REWARDS: 'Récompenses',
  },
  pickupStores: {
    collected: 'Commande ramassée',
    ready: 'Prête pour le ramassage',
    readyBy: (time) => `Prête : ${time}`,
    hours: (store) => `Heures d’ouverture – ${store}`,
  },
};
