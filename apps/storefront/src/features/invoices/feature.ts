import { createInvoicesClient } from '@foolscap/account/client';
import { createInvoicesModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';

/** The invoices of the user's organization. */
export const invoicesFeature = defineFeature({
  name: 'invoices',
  modules: ({ http, newKey }) => ({
    invoices: createInvoicesModule({ client: createInvoicesClient(http), newKey }),
  }),
});
