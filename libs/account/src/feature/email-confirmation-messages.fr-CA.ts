import type { Translation } from '@foolscap/core/messages';
import type * as english from './email-confirmation-messages.ts';

export const EMAIL_CONFIRMATION_MESSAGES: Translation<typeof english.EMAIL_CONFIRMATION_MESSAGES> = {
  emailConfirmation: {
    sent: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse courriel.`,
    send: 'Envoyer le lien de nouveau',
    prompt:
      'Confirmez votre adresse courriel avec le lien que nous y avons envoyé. Les commandes que vous avez passées sans compte seront alors ajoutées à votre compte.',
  },
};
