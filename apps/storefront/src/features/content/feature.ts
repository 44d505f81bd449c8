import { createContentClient } from '@foolscap/content/client';
import { createContentModule } from '@foolscap/content/state';
import { defineFeature } from '../define-feature.ts';

/** Content pages and the help center. */
export const contentFeature = defineFeature({
  name: 'content',
  modules: ({ http }) => ({ content: createContentModule({ client: createContentClient(http) }) }),
});
