import type { Translation } from '@foolscap/core/messages';
import type * as english from './furniture-drawer-messages.ts';

export const FURNITURE_DRAWER_MESSAGES: Translation<typeof english.FURNITURE_DRAWER_MESSAGES> = {
  furnitureDrawer: {
    title: 'Services pour meubles',
    content: 'Tableau des services pour meubles',
    save: 'Enregistrer les services',
    remove: 'Retirer les services',
    caption: (name) => `Services pour meubles : ${name}`,
    service: 'Service',
    priceEach: 'Prix unitaire',
    units: 'Unités',
    total: 'Total des services',
    totalIs: (total) => `Total des services : ${total}`,
    notDetermined: 'À déterminer',
    partlyDetermined: (known) => `${known} + frais à déterminer`,
    feeLater: 'Nous vous communiquerons les frais après votre commande.',
  },
};
