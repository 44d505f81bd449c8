import type { Translation } from '@foolscap/core/messages';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import type * as english from './business-cart-messages.ts';

export const BUSINESS_CART_MESSAGES: Translation<typeof english.BUSINESS_CART_MESSAGES> = {
  accounting: {
    title: 'Imputation',
    none: 'Aucun',
    available: (amount) => `${amount} disponibles`,
    change: 'Modifier',
    changeOf: (field) => `Modifier : ${field}`,
    choose: 'Choisir',
    chooseOf: (field) => `Choisir : ${field}`,
    overAllowed: (amount) => `Votre commande dépasse ce budget de ${amount}. Votre organisation le permet.`,
    overNeedsApproval: (amount) =>
      `Votre commande dépasse ce budget de ${amount}. Vous pouvez la passer; elle attend ensuite une approbation.`,
    over: (amount) =>
      `Votre commande dépasse ce budget de ${amount}. Choisissez-en un autre, ou modifiez votre panier.`,
    assigned: (count, total) =>
      total === 1 ? `${count} article attribué sur 1` : `${count} articles attribués sur ${total}`,
    changeAll: 'Modifier l’imputation',
    save: 'Enregistrer l’imputation',
    chosen: (field, value) => `${field} : ${value} est maintenant choisi.`,
    cleared: (field) => `${field} : plus aucun choix.`,
    approval: (limit, organization) =>
      `Cette commande doit être approuvée, car elle dépasse ${limit}. Vous pouvez la passer maintenant. Elle sera expédiée une fois autorisée par un approbateur de ${organization}.`,
  },
  accountingRefusals: {
    [ACCOUNTING_CODES.budgetCenterInvalid]:
      'Votre organisation n’a pas ce centre budgétaire. Choisissez-en un autre.',
    [ACCOUNTING_CODES.purchaseOrderUnknown]:
      'Votre organisation n’a pas ce bon de commande. Choisissez-en un autre.',
    [ACCOUNTING_CODES.releaseInvalid]:
      'Ce bon de commande n’a pas cet appel de commande. Choisissez-en un autre.',
    [ACCOUNTING_CODES.notAvailable]:
      'Seuls les membres d’une organisation peuvent choisir un budget ou un bon de commande.',
  },
  contract: {
    label: (item) => `Contrat : ${item}`,
    'on-contract': 'Au contrat',
    'off-contract': 'Hors contrat',
    'market-price': 'Prix du marché',
    partNumber: (partNumber) => `Votre numéro de pièce : ${partNumber}`,
  },
  shipTo: {
    title: 'Livrer à',
    change: 'Modifier',
    changeAddress: 'Modifier l’adresse de livraison',
  },
};
