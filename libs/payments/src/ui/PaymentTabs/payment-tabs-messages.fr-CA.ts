import type { Translation } from '@foolscap/core/messages';
import type * as english from './payment-tabs-messages.ts';

export const PAYMENT_TABS_MESSAGES: Translation<typeof english.PAYMENT_TABS_MESSAGES> = {
  paymentTabs: {
    label: 'Modes de paiement',
    card: 'Carte de crédit',
    other: 'Autre paiement',
    storedValue: 'Cartes-cadeaux et prépayées',
  },
};
