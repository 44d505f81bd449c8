import type { Translation } from '@foolscap/core/messages';
import type * as english from './contract-messages.ts';

export const CONTRACT_MESSAGES: Translation<typeof english.CONTRACT_MESSAGES> = {
  contracts: {
    current: 'En vigueur',
    startsOn: (day) => `Débute le ${day}`,
    validity: 'Validité',
    from: (day) => `À partir du ${day}`,
    until: (day) => `Jusqu’au ${day}`,
    fromTo: (from, to) => `Du ${from} au ${to}`,
    noEnd: 'Sans date de fin',
    items: 'Articles',
    itemCount: (count) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'article' : 'articles'}`,
    discounts: 'Rabais',
    discount: (percent, name) => `${percent.toLocaleString('fr-CA')} % sur ${name}`,
    allDiscount: (percent) => `${percent.toLocaleString('fr-CA')} % sur tout le reste`,
    onlyAll: (percent) => `${percent.toLocaleString('fr-CA')} % sur tous les articles`,
    discountNote: 'Sur les prix courants. Un prix plus bas, comme celui d’un solde, est maintenu.',
    minimum: 'Commande minimale',
    minimumOf: (amount) =>
      `${amount} d’articles. Les commandes que vous ramassez seulement n’ont pas de minimum.`,
    payments: 'Modes de paiement',
    noPayments: 'Cartes-cadeaux et récompenses seulement',
    shipTo: 'Adresses de livraison',
    billTo: 'Adresses de facturation',
    terms: 'Les conditions de ce contrat s’appliquent à toutes les commandes de votre organisation.',
    otherTerms: 'Ses prix s’appliquent. Les conditions du premier contrat s’appliquent à vos commandes.',
    seeItems: 'Voir les articles au contrat',
    contractOnly: 'Vous pouvez commander seulement des articles au contrat.',
    emptyTitle: 'Aucun contrat',
    emptyText:
      'Vous profitez de nos prix courants pour les entreprises. Communiquez avec votre gestionnaire de compte au sujet des prix de contrat.',
  },
  contractPayments: {
    invoice: 'Facture',
    card: 'Carte de crédit',
    wallet: 'PayPal et autres portefeuilles',
  },
};
