import { createBudgetsClient } from '@foolscap/account/client';
import { createBudgetsModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';

/** The budgets of the user's organization. */
export const budgetsFeature = defineFeature({
  name: 'budgets',
  modules: ({ http, newKey }) => ({
    budgets: createBudgetsModule({ client: createBudgetsClient(http), newKey }),
  }),
});
