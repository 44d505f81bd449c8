import { COMPANY_SIGN_IN_CODES as CODES } from '@foolscap/account/model';
import type { Translation } from '@foolscap/core/messages';
import type * as english from './company-sign-in-messages.ts';

export const COMPANY_SIGN_IN_MESSAGES: Translation<typeof english.COMPANY_SIGN_IN_MESSAGES> = {
  companySignIn: {
    title: 'Ouvrir une session avec votre compte d’entreprise',
    note: 'Entrez votre adresse courriel professionnelle. Vous ouvrirez la session sur la page de votre entreprise.',
    email: 'Adresse courriel professionnelle',
    submit: 'Continuer',
    withPassword: 'Ouvrir une session avec un mot de passe',
  },
  companySignInErrors: {
    [CODES.emailInvalid]: 'Entrez une adresse courriel comme nom@exemple.com.',
    [CODES.unknownDomain]:
      'Aucune entreprise n’est associée à ce domaine de courriel. Vérifiez l’adresse ou ouvrez une session avec un mot de passe.',
    [CODES.expired]: 'L’ouverture de session a pris trop de temps ou a déjà servi. Réessayez.',
    [CODES.rejected]:
      'Votre entreprise n’a pas terminé l’ouverture de session. Réessayez ou demandez de l’aide à votre service informatique.',
    [CODES.invalid]:
      'Nous n’avons pas pu vérifier la réponse de votre entreprise; votre session n’est donc pas ouverte. Demandez de l’aide à votre service informatique.',
    [CODES.unavailable]:
      'L’ouverture de session de votre entreprise n’est pas accessible pour le moment. Réessayez dans quelques minutes.',
    [CODES.noEmail]:
      'Votre entreprise ne nous a pas transmis votre adresse courriel. Demandez de l’aide à votre service informatique.',
    [CODES.notAllowed]:
      'Votre compte d’entreprise n’a pas accès à ce magasin. Adressez-vous à la personne qui le gère dans votre entreprise.',
    other: 'Désolé, une erreur s’est produite. Veuillez réessayer.',
  },
};
