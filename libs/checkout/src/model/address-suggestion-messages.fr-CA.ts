import type { Translation } from '@foolscap/core/messages';
import type * as english from './address-suggestion-messages.ts';

export const ADDRESS_SUGGESTION_MESSAGES: Translation<typeof english.ADDRESS_SUGGESTION_MESSAGES> = {
  addressSuggestion: {
    title: (place) => `Vouliez-vous dire ${place}?`,
    use: 'Utiliser cette adresse',
    mismatch: 'La ville ou l’État de votre adresse ne correspond pas au code postal.',
  },
};
