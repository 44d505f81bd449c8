import type { Translation } from '@foolscap/core/messages';
import type * as english from './inbox-messages.ts';

export const INBOX_MESSAGES: Translation<typeof english.INBOX_MESSAGES> = {
  inbox: {
    loading: 'Chargement de vos messages',
    none: 'Aucun message',
    noneNote: 'Lorsque nous avons des nouvelles pour votre compte, vous les trouvez ici.',
    markAllRead: 'Tout marquer comme lu',
    markRead: 'Marquer comme lu',
    markReadOf: (title) => `Marquer comme lu : ${title}`,
    markedRead: 'Marqué comme lu.',
    messages: 'Messages',
    isNew: 'Nouveau',
    yours: 'Vos messages',
  },
};
