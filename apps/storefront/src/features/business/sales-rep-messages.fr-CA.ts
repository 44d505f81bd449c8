import type { Translation } from '@foolscap/core/messages';
import type * as english from './sales-rep-messages.ts';

export const SALES_REP_MESSAGES: Translation<typeof english.SALES_REP_MESSAGES> = {
  salesRep: {
    title: 'Votre représentant des ventes',
    call: (name, phone) => `Appeler ${name} : ${phone}`,
    write: (name, email) => `Écrire à ${name} : ${email}`,
  },
};
