import type { Translation } from '@foolscap/core/messages';
import type * as english from './delivery-cost-messages.ts';

export const DELIVERY_COST_MESSAGES: Translation<typeof english.DELIVERY_COST_MESSAGES> = {
  deliveryCost: {
    perOrder: (fee, missing) =>
      `Livraison à ${fee} par commande, ou gratuite avec ${missing} d’achats de plus`,
    free: 'Livraison gratuite',
    handling: (fee, units) =>
      `plus ${fee} de manutention pour ${units <= 1 ? 'un article surdimensionné' : 'des articles surdimensionnés'}`,
    area: (fee) => `plus ${fee} pour la livraison dans votre région`,
    lineHandling: (fee) => `Plus ${fee} de manutention`,
  },
};
