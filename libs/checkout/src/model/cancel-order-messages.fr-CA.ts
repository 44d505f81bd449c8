import type { Translation } from '@foolscap/core/messages';
import type * as english from './cancel-order-messages.ts';

export const CANCEL_ORDER_MESSAGES: Translation<typeof english.CANCEL_ORDER_MESSAGES> = {
  cancelOrder: {
    title: (orderNumber) => `Annuler la commande ${orderNumber}?`,
    confirm: 'Annuler la commande',
    keep: 'Garder la commande',
    nothingPaid: 'Nous ne préparerons aucun de ses articles. Cette annulation est définitive.',
    returned: (amount, tenders) =>
      `Nous ne préparerons aucun de ses articles, et nous rembourserons ${amount} (${tenders}). Cette annulation est définitive.`,
    membershipEnds: 'L’adhésion prend fin maintenant. Cette annulation est définitive.',
    membershipReturned: (amount, tenders) =>
      `L’adhésion prend fin maintenant, et nous rembourserons ${amount} (${tenders}). Cette annulation est définitive.`,
    released: (amount, tenders) =>
      `Nous ne préparerons aucun de ses articles, et nous lèverons l’autorisation de ${amount} (${tenders}). Cette annulation est définitive.`,
  },
};
