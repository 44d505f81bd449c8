import type { Translation } from '@foolscap/core/messages';
import type * as english from './express-messages.ts';

export const EXPRESS_MESSAGES: Translation<typeof english.EXPRESS_MESSAGES> = {
  express: {
    title: 'Paiement express',
    vendors: 'Services de paiement',
    or: 'ou entrez vos renseignements',
  },
};
