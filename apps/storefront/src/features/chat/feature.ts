import { createContentClient, createFormsClient } from '@foolscap/content/client';
import { createChatModule } from '@foolscap/content/state';
import { defineFeature } from '../define-feature.ts';
import { createChatProvider } from './chat-provider.ts';

/** The chat with an agent. */
export const chatFeature = defineFeature({
  name: 'chat',
  modules: ({ http, report }) => ({
    chat: createChatModule({
      provider: createChatProvider({
        client: createFormsClient(http),
        loadSandbox: async () =>
          (await import('./sandbox-chat.ts')).createSandboxChat(createContentClient(http)),
      }),
      report,
    }),
  }),
});
