import { createPrivacyClient } from '@foolscap/account/client';
import { createDataRequestsModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';

/** Requests for a copy of personal data, or for its erasure. */
export const privacyFeature = defineFeature({
  name: 'privacy',
  modules: ({ http }) => ({
    dataRequests: createDataRequestsModule({ client: createPrivacyClient(http) }),
  }),
});
