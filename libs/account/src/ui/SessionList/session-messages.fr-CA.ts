import type { Translation } from '@foolscap/core/messages';
import type * as english from './session-messages.ts';

export const SESSION_MESSAGES: Translation<typeof english.SESSION_MESSAGES> = {
  sessions: {
    none: 'Aucun appareil',
    noneNote: 'Aucune session n’est ouverte dans ce compte.',
    caption: 'Appareils où votre session est ouverte',
    device: 'Appareil',
    thisDevice: 'Cet appareil',
    lastActive: 'Dernière activité (UTC)',
    signOut: 'Fermer la session',
    signOutOf: (device) => `Fermer la session : ${device}`,
    signOutOthers: 'Fermer la session sur tous les autres appareils',
  },
};
