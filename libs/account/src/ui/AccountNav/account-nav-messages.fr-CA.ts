import type { Translation } from '@foolscap/core/messages';
import type * as english from './account-nav-messages.ts';

export const ACCOUNT_NAV_MESSAGES: Translation<typeof english.ACCOUNT_NAV_MESSAGES> = {
  accountNav: { label: 'Votre compte' },
};
