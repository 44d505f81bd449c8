import type { Translation } from '@foolscap/core/messages';
import type * as english from './sign-in-messages.ts';

export const SIGN_IN_MESSAGES: Translation<typeof english.SIGN_IN_MESSAGES> = {
  signInForm: {
    email: 'Adresse courriel',
    emailMissing: 'Entrez votre adresse courriel.',
    password: 'Mot de passe',
    passwordMissing: 'Entrez votre mot de passe.',
    signIn: 'Ouvrir une session',
  },
};
