import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';

/** The English messages of the drawers that tiles open. They load with the first drawer. */
export const TILE_DRAWER_MESSAGES = {
  texts: {
    /** storefront-9.15 */
    alternates: 'Alternate choices',
    insteadOf: (title: string) => `In place of ${title}, which is out of stock`,
    noAlternates: 'We have no alternatives in stock right now.',
    quickView: 'Quick view',
    viewDetails: 'View full details',
    membership: 'Membership',
    join: 'Add membership to cart',
    failed: 'We couldn’t load this. Try again.',
    retry: 'Try again',
    content: 'Product',
    /** storefront-2.44 */
    printers: 'This cartridge is compatible with:',
    cartridges: 'Compatible cartridges',
    products: 'Works with',
  },
};

/** All messages of the drawers. */
export type TileDrawerMessageTables = typeof TILE_DRAWER_MESSAGES;

const context = /* @__PURE__ */ createMessages(TILE_DRAWER_MESSAGES);

/** Overrides messages of the drawers for all components below it. */
export function TileDrawerMessagesProvider(props: MessagesProviderProps<TileDrawerMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the drawers, with the application's overrides. */
export const useTileDrawerMessages = (): TileDrawerMessageTables => context.useMessages();
