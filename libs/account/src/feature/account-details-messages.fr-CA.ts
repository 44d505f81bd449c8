import type { Translation } from '@foolscap/core/messages';
import type * as english from './account-details-messages.ts';

export const ACCOUNT_DETAILS_MESSAGES: Translation<typeof english.ACCOUNT_DETAILS_MESSAGES> = {
  accountDetails: {
    nameAndPhone: 'Nom et téléphone',
    nameAndPhoneNote: 'Votre nom et le numéro que les transporteurs peuvent composer.',
    phone: 'Numéro de téléphone',
    save: 'Enregistrer',
    email: 'Adresse courriel',
    emailNote: 'Vous ouvrez une session avec cette adresse. Nous y envoyons les nouvelles de vos commandes.',
    changeEmail: 'Changer l’adresse courriel',
    password: 'Mot de passe',
    passwordNote: 'Si vous changez de mot de passe, votre session est fermée sur tous vos autres appareils.',
    currentPassword: 'Mot de passe actuel',
    changePassword: 'Changer le mot de passe',
  },
  detailsDone: {
    profile: 'Votre profil est enregistré.',
    email: 'Votre adresse courriel a été changée. Utilisez-la à votre prochaine ouverture de session.',
    password: 'Votre mot de passe a été changé. Votre session est fermée sur tous vos autres appareils.',
  },
};
