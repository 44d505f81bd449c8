import type { Translation } from '@foolscap/core/messages';
import type * as english from './approval-progress-messages.ts';

const periods: Readonly<Record<string, string>> = {
  MONTH: 'mensuelle',
  QUARTER: 'trimestrielle',
  YEAR: 'annuelle',
};

export const APPROVAL_PROGRESS_MESSAGES: Translation<typeof english.APPROVAL_PROGRESS_MESSAGES> = {
  progress: {
    steps: 'Approbations',
    reasons: {
      LIMIT: (limit) => `Dépasse la limite des acheteurs de ${limit}`,
      SPENDING: (limit, period) => `Dépasse la limite ${periods[period] ?? ''} de l’acheteur de ${limit}`,
      BUDGET: (name) => `Dépasse le budget ${name}`,
      RULE: (name) => name,
    },
    states: {
      CURRENT: 'En attente',
      NEXT: 'Ensuite',
      APPROVED: 'Approuvée',
    },
    oneOf: (name) => `${name} décide`,
    allOf: (name) => `Tous les membres de ${name} doivent approuver`,
    agreed: (names) => `Approuvée par ${names.join(', ')}`,
    history: 'Historique',
    events: {
      SUBMITTED: (name) => `${name} a passé la commande`,
      AGREED: (name) => `${name} a approuvé, et d’autres doivent aussi approuver`,
      APPROVED: (name) => `${name} a approuvé la commande`,
      DECLINED: (name) => `${name} a refusé la commande`,
      EXPIRED: () => 'Refusée, parce que personne n’a décidé à temps',
      CANCELED: (name) => `${name} a annulé la commande`,
      CHANGED: (name) => `${name} a modifié la commande`,
      REPRICED: () => 'Les prix ont changé pendant que la commande attendait',
      COMMENTED: (name) => `${name} a commenté`,
    },
    formerMember: 'Un ancien membre',
    difference: {
      added: (name, quantity) =>
        `${name} : ${quantity.toLocaleString('fr-CA')} ajouté${quantity < 2 ? '' : 's'}`,
      removed: (name) => `${name} : supprimé`,
      quantity: (name, from, to) =>
        `${name} : ${from.toLocaleString('fr-CA')} → ${to.toLocaleString('fr-CA')}`,
      price: (name, from, to) => `${name} : ${from} → ${to}`,
      address: (from, to) => `Livraison : ${from} → ${to}`,
      billingAddress: (from, to) => `Facturation : ${from || 'aucune'} → ${to || 'aucune'}`,
      purchaseOrder: (from, to) => `Bon de commande : ${from || 'aucun'} → ${to || 'aucun'}`,
      total: (from, to) => `Total : ${from} → ${to}`,
    },
    at: (time) => `${time} UTC`,
    comment: (text) => `« ${text} »`,
  },
};
