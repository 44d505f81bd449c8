import { createFormsClient } from '@foolscap/content/client';
import { createContentFormsModule } from '@foolscap/content/state';
import { defineFeature } from '../define-feature.ts';
import { reportMessages } from './report-messages.ts';

/** Messages to the shop: the contact form, the newsletter sign-up and feedback. */
export const messagesFeature = defineFeature({
  name: 'messages',
  modules: ({ http, newKey }) => ({
    contentForms: createContentFormsModule({ client: createFormsClient(http), newKey }),
  }),
  processes: reportMessages,
});
