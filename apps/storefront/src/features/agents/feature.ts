import { createAgentsClient } from '@foolscap/account/client';
import { createAgentsModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';

/** Staff who act for customers, and what customers allow them. */
export const agentsFeature = defineFeature({
  name: 'agents',
  modules: ({ http }) => ({ agents: createAgentsModule({ client: createAgentsClient(http) }) }),
});
