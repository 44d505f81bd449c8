import type { Translation } from '@foolscap/core/messages';
import type * as english from './banner-messages.ts';

export const BANNER_MESSAGES: Translation<typeof english.BANNER_MESSAGES> = {
  banner: {
    label: 'Agir pour un client',
    actingFor: (customer) => `Vous agissez pour ${customer}.`,
    pickup: (storeNumber) => `Ramassage au magasin ${storeNumber} seulement.`,
    end: 'Terminer',
  },
};
