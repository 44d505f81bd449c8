import type { Translation } from '@foolscap/core/messages';
import type * as english from './billing-choice-messages.ts';

export const BILLING_CHOICE_MESSAGES: Translation<typeof english.BILLING_CHOICE_MESSAGES> = {
  billingChoice: {
    billTo: 'Facturer à',
    other: 'Une autre adresse',
    use: 'Utiliser cette adresse de facturation',
  },
};
