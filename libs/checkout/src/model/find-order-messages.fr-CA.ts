import type { Translation } from '@foolscap/core/messages';
import type * as english from './find-order-messages.ts';

export const FIND_ORDER_MESSAGES: Translation<typeof english.FIND_ORDER_MESSAGES> = {
  findOrder: {
    number: 'Numéro de commande',
    numberHint: 'Il se trouve dans les courriels sur votre commande.',
    email: 'Adresse courriel',
    emailHint: 'L’adresse avec laquelle vous avez passé la commande.',
    find: 'Trouver la commande',
  },
};
