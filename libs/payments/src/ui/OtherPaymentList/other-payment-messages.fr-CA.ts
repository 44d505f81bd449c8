import type { Translation } from '@foolscap/core/messages';
import type * as english from './other-payment-messages.ts';

export const OTHER_PAYMENT_MESSAGES: Translation<typeof english.OTHER_PAYMENT_MESSAGES> = {
  otherPaymentList: {
    none: 'Il n’y a aucun autre mode de paiement pour cette commande.',
    label: 'Autres modes de paiement',
    billedTo: (organization) => `Facturé à ${organization}`,
    useInvoice: 'Payer sur facture',
    next: 'Continuer',
  },
};
