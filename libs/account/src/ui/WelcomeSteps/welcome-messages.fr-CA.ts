import type { Translation } from '@foolscap/core/messages';
import type * as english from './welcome-messages.ts';

export const WELCOME_MESSAGES: Translation<typeof english.WELCOME_MESSAGES> = {
  welcome: {
    label: 'Premiers pas',
    progress: (done, all) => `${done} sur ${all}`,
    allDone: 'Tout est prêt.',
    done: 'Fait :',
    email: {
      title: 'Confirmez votre adresse courriel',
      text: (email) =>
        `Nous avons envoyé un lien à ${email}. Vos commandes et vos reçus restent ainsi entre vos mains.`,
      action: 'Vérifier votre adresse courriel',
    },
    store: {
      title: 'Choisissez votre magasin',
      text: () =>
        'Voyez ce qui est en stock près de chez vous et ramassez votre commande, souvent dans l’heure.',
      action: 'Trouver un magasin',
    },
    address: {
      title: 'Ajoutez une adresse',
      text: () => 'Elle est remplie pour vous au moment de payer.',
      action: 'Ajouter une adresse',
    },
    rewards: {
      title: 'Adhérez au programme de récompenses',
      text: () => 'C’est gratuit, et chaque commande donne des récompenses qui paient les suivantes.',
      action: 'Voir comment ça marche',
    },
  },
};
