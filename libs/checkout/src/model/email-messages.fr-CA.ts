import type { Translation } from '@foolscap/core/messages';
import type * as english from './email-messages.ts';

export const EMAIL_MESSAGES: Translation<typeof english.EMAIL_MESSAGES> = {
  emailForm: {
    email: 'Adresse courriel',
    hint: 'Nous y enverrons la confirmation de votre commande.',
    invalid: 'Adresse courriel non valide',
    continue: 'Continuer avec une adresse courriel',
  },
};
