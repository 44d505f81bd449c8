import { createMembershipsClient } from '@foolscap/account/client';
import { createMembershipsModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';

/** The membership programs. */
export const membershipsFeature = defineFeature({
  name: 'memberships',
  modules: ({ http }) => ({
    memberships: createMembershipsModule({ client: createMembershipsClient(http) }),
  }),
});
