import type { Translation } from '@foolscap/core/messages';
import type * as english from './share-messages.ts';

export const SHARE_MESSAGES: Translation<typeof english.SHARE_MESSAGES> = {
  share: {
    open: 'Partager ce panier',
    openLinks: 'Vos paniers partagés',
  },
};
