import { createApprovalsClient } from '@foolscap/approvals/client';
import { createApprovalsModule } from '@foolscap/approvals/state';
import { defineFeature } from '../define-feature.ts';
import { accountFollowsApprovals } from './account-follows-approvals.ts';

/** The orders that the user approves for an organization. */
export const approvalsFeature = defineFeature({
  name: 'approvals',
  modules: ({ http, newKey }) => ({
    approvals: createApprovalsModule({ client: createApprovalsClient(http), newKey }),
  }),
  processes: () => accountFollowsApprovals(),
});
