import type { Translation } from '@foolscap/core/messages';
import type * as english from './profile-messages.ts';

export const PROFILE_MESSAGES: Translation<typeof english.PROFILE_MESSAGES> = {
  profile: {
    name: 'Nom',
    company: 'Entreprise',
    email: 'Adresse courriel',
    customerNumber: 'Numéro de client',
    rewardsNumber: 'Numéro de récompenses',
    purchaseOrder: 'Bon de commande',
  },
};
