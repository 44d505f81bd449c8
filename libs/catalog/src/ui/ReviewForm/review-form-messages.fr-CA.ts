import type { Translation } from '@foolscap/core/messages';
import type * as english from './review-form-messages.ts';

export const REVIEW_FORM_MESSAGES: Translation<typeof english.REVIEW_FORM_MESSAGES> = {
  reviewForm: {
    NOT_BOUGHT: 'Vous pourrez donner votre avis sur cet article après l’avoir acheté ici.',
    WRITTEN: 'Vous avez déjà donné votre avis sur cet article.',
    thanks: 'Merci. Votre avis a été publié.',
    checking: 'Vérification de vos commandes',
    signIn: 'Ouvrez une session pour donner votre avis sur les articles que vous avez achetés.',
    heading: 'Rédiger un avis',
    starsMissing: 'Choisissez un nombre d’étoiles.',
    titleMissing: 'Donnez un titre à votre avis.',
    textMissing: 'Écrivez ce que vous en pensez.',
    stars: 'Étoiles',
    stars5: '5, excellent',
    stars4: '4, bon',
    stars3: '3, correct',
    stars2: '2, médiocre',
    stars1: '1, mauvais',
    title: 'Titre',
    text: 'Qu’en pensez-vous?',
    post: 'Publier l’avis',
  },
};
