import type { Translation } from '@foolscap/core/messages';
import type * as english from './hosted-card-messages.ts';

export const HOSTED_CARD_MESSAGES: Translation<typeof english.HOSTED_CARD_MESSAGES> = {
  hostedCard: {
    details: 'Renseignements de la carte',
    loading: 'Chargement du formulaire de carte',
    reload: 'Recharger le formulaire de carte',
  },
};
