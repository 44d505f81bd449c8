import type { Translation } from '../messages/index.ts';
import type * as english from './phone-messages.ts';

export const PHONE_MESSAGES: Translation<typeof english.PHONE_MESSAGES> = {
  phone: {
    empty: 'Entrez un numéro de téléphone.',
    wrong: 'Entrez un numéro de téléphone américain de 10 chiffres.',
    wrongInCanada: 'Entrez un numéro de téléphone canadien de 10 chiffres.',
    short: 'Numéro de téléphone non valide',
  },
};
