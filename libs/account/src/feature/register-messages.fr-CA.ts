import type { Translation } from '@foolscap/core/messages';
import type * as english from './register-messages.ts';

export const REGISTER_MESSAGES: Translation<typeof english.REGISTER_MESSAGES> = {
  register: {
    company: 'Entreprise',
    create: 'Créer un compte',
    joinRewards: 'Adhérer au programme de récompenses',
    joinRewardsHint: 'C’est gratuit. Chaque commande vous donne des récompenses.',
  },
};
