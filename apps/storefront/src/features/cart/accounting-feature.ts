import { createAccountingClient } from '@foolscap/cart/client';
import { createAccountingValuesModule } from '@foolscap/cart/state';
import { defineFeature } from '../define-feature.ts';

/** The search for budgets and other values that a business cart is charged to. */
export const accountingFeature = defineFeature({
  name: 'accounting',
  modules: ({ http }) => ({
    accountingValues: createAccountingValuesModule({ client: createAccountingClient(http) }),
  }),
});
