import type { FormsClient } from '@foolscap/content/client';
import type { ChatProvider } from '@foolscap/content/model';
import { isPaymentPage } from '../../routing/pages.ts';
import { belowRoot, getTenant } from '../../routing/tenant-path.ts';

type Service = Pick<ChatProvider, 'isReady' | 'start'>;

declare global {
  interface Window {
    /** Set by the script of a chat provider (docs/operators/chat.md). */
    shopChat?: Service;
  }
}

export interface ChatProviderDeps {
  client: Pick<FormsClient, 'readChatService'>;
  /** Loads the sandbox's agent. */
  loadSandbox: () => Promise<Service>;
  /** Replaces the browser in tests. */
  loadScript?: (url: string) => Promise<void>;
}

/**
 * Returns the chat page's address if the document began on a page with card fields, whose policy allows no provider's script. The chat then
 * needs a new document.
 *
 * @param address of the document's first page
 */
export function getChatDocument(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  const { basename } = getTenant(host, pathname);
  return isPaymentPage(belowRoot(pathname, basename)) ? `${basename}/chat` : undefined;
}

const loadInBrowser = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const page = getChatDocument(performance.getEntriesByType('navigation')[0]?.name ?? '');
    if (page) {
      location.assign(page);
      return;
    }
    const script = document.createElement('script');
    script.async = true;
    // Pages with card fields then open as a new document (use-own-document.ts).
    script.dataset.provider = '';
    script.onload = () => resolve();
    script.onerror = () => {
      // The next try loads it again.
      script.remove();
      reject(new Error('The script of the chat provider could not be loaded.'));
    };
    script.src = url;
    document.head.append(script);
  });

/** Creates the adapter of the chat service that the server names. Nothing is loaded before a shopper opens the chat. */
export function createChatProvider({
  client,
  loadSandbox,
  loadScript = loadInBrowser,
}: ChatProviderDeps): ChatProvider {
  let sandbox: Service | undefined;
  let isLoaded = false;
  const find = () => sandbox ?? (isLoaded ? window.shopChat : undefined);
  return {
    async load() {
      if (isLoaded) return;
      const { service, url } = await client.readChatService();
      if (service === 'sandbox') sandbox = await loadSandbox();
      else if (url) await loadScript(url);
      isLoaded = true;
    },
    isReady: () => find()?.isReady() ?? false,
    start(visitor, listen) {
      const service = find();
      if (!service) throw new Error('The chat is not ready.');
      return service.start(visitor, listen);
    },
  };
}
