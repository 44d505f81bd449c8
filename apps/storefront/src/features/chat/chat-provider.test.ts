import { freezeTime, pass, settle } from '@foolscap/fake-time';
import type { ChatService } from '@foolscap/content/contract';
import type { ChatEvent, ChatProvider } from '@foolscap/content/model';
import { createChatProvider, getChatDocument } from './chat-provider.ts';
import { createSandboxChat } from './sandbox-chat.ts';

freezeTime();
afterEach(() => delete window.shopChat);

const VISITOR = { name: 'Ada', page: '/help' };
const idle: Pick<ChatProvider, 'isReady' | 'start'> = {
  isReady: () => true,
  start: () => ({ send: () => {}, end: () => {} }),
};

function setUp(service: ChatService) {
  const loaded: string[] = [];
  const reads = { count: 0 };
  const provider = createChatProvider({
    client: {
      readChatService: () => {
        reads.count += 1;
        return Promise.resolve(service);
      },
    },
    loadSandbox: () => Promise.resolve(idle),
    loadScript: (url) => {
      loaded.push(url);
      return loaded.length > 1 ? Promise.resolve() : Promise.reject(new Error('blocked'));
    },
  });
  return { provider, loaded, reads };
}

it('uses the sandbox without a script, and reads the service once', async () => {
  const { provider, loaded, reads } = setUp({ service: 'sandbox' });
  expect(provider.isReady()).toBe(false);
  await provider.load();
  await provider.load();
  expect(provider.isReady()).toBe(true);
  expect(loaded).toEqual([]);
  expect(reads.count).toBe(1);
});

it('loads the provider’s script, again after a failure, and is ready when the provider is', async () => {
  const url = 'https://chat.example/script.js';
  const { provider, loaded } = setUp({ service: 'script', url });
  await expect(provider.load()).rejects.toThrow('blocked');
  await provider.load();
  expect(loaded).toEqual([url, url]);
  // The script defines its object later.
  expect(provider.isReady()).toBe(false);
  window.shopChat = idle;
  expect(provider.isReady()).toBe(true);
});

it.each([
  ['https://shop.example/checkout?x=1', '/chat'],
  ['https://shop.example/cc/mmx/checkout', '/cc/mmx/chat'],
  ['https://shop.example/cart', undefined],
  ['', undefined],
])('needs a new document after %p: %p', (address, page) => expect(getChatDocument(address)).toBe(page));

describe('the sandbox’s agent', () => {
  function talk(results: { title: string; path: string }[] = []) {
    const events: ChatEvent[] = [];
    const searched: (string | undefined)[] = [];
    const conversation = createSandboxChat({
      readHelp: ({ q }) => {
        searched.push(q);
        const pages = results.map((page) => ({ ...page, description: '' }));
        return Promise.resolve({ categories: [], results: pages });
      },
    }).start(VISITOR, (event) => events.push(event));
    return { conversation, events, searched };
  }

  it('greets the shopper, and answers from the help center', async () => {
    const { conversation, events, searched } = talk([{ title: 'Returns', path: '/help/returns' }]);
    await pass(1000);
    expect(events.map(({ type }) => type)).toEqual(['joined', 'message']);
    expect(events[1]).toMatchObject({ text: expect.stringContaining('Hello Ada!') });
    conversation.send('Can I return paper?');
    await pass(1000);
    expect(searched).toEqual(['Can I return paper?']);
    expect(events.slice(2)).toEqual([
      { type: 'typing' },
      { type: 'message', text: expect.any(String), links: [{ label: 'Returns', href: '/help/returns' }] },
    ]);
  });

  it('names the contact form if nothing was found, and orders without a search', async () => {
    const { conversation, events, searched } = talk();
    conversation.send('Do you sell ladders?');
    await pass(1000);
    expect(events.at(-1)).toMatchObject({ links: [{ href: '/contact' }] });
    conversation.send('Where is my order?');
    await pass(1000);
    expect(events.at(-1)).toMatchObject({ links: [{ href: '/account/orders' }, { href: '/orders/find' }] });
    expect(searched).toHaveLength(1);
  });

  it('is silent after the end', async () => {
    const { conversation, events } = talk();
    conversation.send('Hello');
    conversation.end();
    await pass(5000);
    await settle();
    expect(events).toEqual([{ type: 'typing' }]);
  });
});
