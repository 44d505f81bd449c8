import type { Translation } from '@foolscap/core/messages';
import type * as english from './line-messages.ts';

export const LINE_MESSAGES: Translation<typeof english.LINE_MESSAGES> = {
  lines: {
    quantity: (quantity) => `Quantité : ${quantity.toLocaleString('fr-CA')}`,
    with: (name, quantity) => (quantity > 1 ? `Avec ${name} (${quantity})` : `Avec ${name}`),
    remove: 'Retirer',
    removeLine: (name) => `Retirer ${name}`,
    update: 'Mettre à jour',
    updateQuantity: (name) => `Mettre à jour la quantité de ${name}`,
  },
};
