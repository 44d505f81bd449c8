import type { Translation } from '@foolscap/core/messages';
import type * as english from './connection-messages.ts';

export const CONNECTION_MESSAGES: Translation<typeof english.CONNECTION_MESSAGES> = {
  connection: {
    unreachable: 'Nous n’avons pas pu joindre le magasin en ligne. Vérifiez votre connexion et réessayez.',
    offline:
      'Vous êtes hors ligne. Vérifiez votre connexion. Les nouvelles pages s’ouvriront quand vous serez de nouveau en ligne.',
    changesWait:
      'Vous êtes hors ligne. Vos modifications sont enregistrées. Nous les enverrons quand vous serez de nouveau en ligne.',
    changesStillWait:
      'Vous êtes toujours hors ligne. Vos modifications sont enregistrées. Nous les enverrons quand vous serez de nouveau en ligne.',
  },
};
