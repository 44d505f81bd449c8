import type { Translation } from '@foolscap/core/messages';
import type * as english from './saved-card-messages.ts';

export const SAVED_CARD_MESSAGES: Translation<typeof english.SAVED_CARD_MESSAGES> = {
  savedCard: {
    expired: 'Expirée',
    expiredOn: (date) => `Expirée depuis ${date}`,
    expires: (date) => `Expire ${date}`,
    expiresSoon: 'Expire bientôt',
    isDefault: 'Par défaut',
    membership: 'Adhésion',
    lastUsed: 'Utilisée en dernier',
  },
};
