import { createInvoicesClient } from '@foolscap/account/client';
import { createInvoicesModule } from '@foolscap/account/state';
import { withCaptcha } from '@foolscap/payments/state';
import { defineFeature } from '../define-feature.ts';
import { paymentsFollowInvoices } from './payments-follow-invoices.ts';

/** The invoices of the user's organization. A new card that pays them is handed over by the payments feature. */
export const invoicesFeature = defineFeature({
  name: 'invoices',
  modules: ({ http, newKey, cards }) => ({
    invoices: createInvoicesModule({
      client: createInvoicesClient(http),
      newKey,
      *takeCard(claim) {
        const card = cards.collect(claim);
        return card && (yield* withCaptcha(card, 'CREDIT_CARD'));
      },
    }),
  }),
  processes: paymentsFollowInvoices,
});
