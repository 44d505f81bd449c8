import type { Translation } from '@foolscap/core/messages';
import type * as english from './organization-messages.ts';

const items = (count: number) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'article' : 'articles'}`;

export const ORGANIZATION_MESSAGES: Translation<typeof english.ORGANIZATION_MESSAGES> = {
  organization: {
    title: 'Votre organisation',
    contract: 'Contrat',
    noContractPrices: 'Prix courants pour les entreprises',
    contractPrices: (count) => `${items(count)} au prix du contrat`,
    contractOnly: (count) =>
      `${items(count)} au prix du contrat. Les autres articles ne peuvent pas être commandés.`,
    division: 'Division',
    shipsTo: 'Adresse de livraison',
    change: 'Modifier',
    changeShipTo: 'Modifier l’adresse de livraison',
    purchaseOrder: 'Bon de commande',
    purchaseOrderRequired: 'Obligatoire pour chaque commande',
    approval: 'Approbation',
    approvalAbove: (amount) => `Nécessaire pour les commandes de plus de ${amount}`,
    budgets: 'Budgets',
    overBudget: (over, amount, period) => `Budget de ${amount} dépassé de ${over} ${period}`,
    leftOfBudget: (left, amount, period) => `Il reste ${left} sur ${amount} ${period}`,
  },
  budgetPeriods: {
    MONTH: 'ce mois-ci',
    QUARTER: 'ce trimestre',
    YEAR: 'cette année',
  },
};
