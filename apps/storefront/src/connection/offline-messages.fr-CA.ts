import type { Translation } from '@foolscap/core/messages';
import type * as english from './offline-messages.ts';

export const OFFLINE_MESSAGES: Translation<typeof english.OFFLINE_MESSAGES> = {
  offline: {
    title: 'Vous êtes hors ligne',
    opensLater: 'Cette page s’ouvrira d’elle-même dès que vous serez de nouveau en ligne.',
    needsConnection:
      'Il faut une connexion pour ouvrir cette page. Elle s’ouvrira d’elle-même dès que vous serez de nouveau en ligne.',
    cartChangesWait: 'Les changements à votre panier sont conservés et seront envoyés à ce moment.',
    still: 'Vous êtes toujours hors ligne.',
    back: 'Vous êtes de nouveau en ligne.',
    notice: 'Vous êtes hors ligne.',
    changesSaved: 'Vos changements sont conservés.',
    goBack: 'Revenir',
    tryAgain: 'Réessayer',
  },
};
