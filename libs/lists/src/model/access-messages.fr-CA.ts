import type { Translation } from '@foolscap/core/messages';
import type * as english from './access-messages.ts';

export const ACCESS_MESSAGES: Translation<typeof english.ACCESS_MESSAGES> = {
  access: {
    PERSONAL: 'Personnelle',
    SHARED: 'Partagée',
    GLOBAL: 'De l’organisation',
  },
};
