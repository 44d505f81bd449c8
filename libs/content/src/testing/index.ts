export { buildBanner, buildContentPage, buildHelp, buildHome } from './builders.ts';
export { createFakeContentClient, type FakeContentClient } from './fake-content-client.ts';
export { createFakeFormsClient, type FakeFormsClient } from './fake-forms-client.ts';
export { createFakeChatProvider, type FakeChatProvider } from './fake-chat-provider.ts';
