import type { Translation } from '@foolscap/core/messages';
import type * as english from './error-messages.ts';

export const ERROR_MESSAGES: Translation<typeof english.ERROR_MESSAGES> = {
  errors: {
    400: {
      title: 'Cette adresse n’est pas valide',
      text: 'Vérifiez l’adresse ou allez à la page d’accueil.',
    },
    403: {
      title: 'Nous n’avons pas pu accepter ce formulaire',
      text: 'Il provenait d’un autre site. Ouvrez la page ici et envoyez le formulaire de nouveau.',
    },
    413: {
      title: 'Ce formulaire est trop long',
      text: 'Raccourcissez votre texte et envoyez le formulaire de nouveau.',
    },
    415: {
      title: 'Nous n’avons pas pu lire ce formulaire',
      text: 'Ouvrez la page de nouveau et envoyez le formulaire à partir de celle-ci.',
    },
    500: {
      title: 'Un problème est survenu de notre côté',
      text: 'Nous n’avons pas pu afficher cette page. Votre panier est conservé. Réessayez dans un instant.',
    },
    503: {
      title: 'Nous sommes très occupés en ce moment',
      text: 'Votre panier est conservé. Réessayez dans quelques secondes.',
    },
  },
  page: {
    search: 'Rechercher',
    cart: 'Panier',
    back: 'Revenir à la page précédente',
    home: 'Aller à la page d’accueil',
  },
};
