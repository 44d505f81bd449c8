import type { Translation } from '@foolscap/core/messages';
import type * as english from './password-help-messages.ts';

export const PASSWORD_HELP_MESSAGES: Translation<typeof english.PASSWORD_HELP_MESSAGES> = {
  passwordHelp: {
    sent: 'S’il existe un compte pour cette adresse courriel, nous y avons envoyé un lien de réinitialisation. Le lien est valide pendant une heure.',
    send: 'Envoyer le lien de réinitialisation',
    changed:
      'Votre mot de passe a été modifié et votre session est fermée sur tous vos appareils. Ouvrez une session avec votre nouveau mot de passe.',
    set: 'Enregistrer le nouveau mot de passe',
  },
};
