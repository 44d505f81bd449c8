import type { Translation } from '@foolscap/core/messages';
import { PASSWORD_MIN_LENGTH } from '../../model/rules.ts';
import type * as english from './details-form-messages.ts';

export const DETAILS_FORM_MESSAGES: Translation<typeof english.DETAILS_FORM_MESSAGES> = {
  fields: {
    // Names the field, because its gender is unknown.
    missing: (label) => `Remplissez le champ « ${label} ».`,
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Adresse courriel',
    emailInvalid: 'Entrez une adresse courriel comme nom@exemple.com.',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    passwordHint: `Au moins ${PASSWORD_MIN_LENGTH} caractères. Une phrase de plusieurs mots est un bon choix.`,
  },
};
