import type { Translation } from '@foolscap/core/messages';
import type * as english from './summary-messages.ts';

export const SUMMARY_MESSAGES: Translation<typeof english.SUMMARY_MESSAGES> = {
  summary: {
    label: 'Sommaire de la commande',
    heading: 'Sommaire',
    oversized: 'Manutention d’articles surdimensionnés',
    smallOrder: 'Frais de petite commande',
    surcharges: 'Suppléments',
    furniture: 'Services pour meubles',
    otherFurniture: 'Autres services pour meubles',
    notDetermined: 'À déterminer',
    area: 'Frais de zone de livraison',
    tax: 'Taxes',
    taxLater: 'Calculées à la caisse',
    estimatedTotal: 'Total estimé',
    total: 'Total',
    datesFor: (zipCode) => `Les dates de livraison sont pour le code postal ${zipCode}.`,
  },
};
