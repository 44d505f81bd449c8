/**
 * Formats a number of units of sale: `2 packs of 12`, `1 box`. `each` is a unit without a name. @param units the unit of sale, starting
 * with its name
 */
function formatUnits(units: string, quantity: number): string {
  const [, name = 'unit', rest = ''] = /^(\p{L}+)(.*)$/su.exec(units === 'each' ? 'unit' : units) ?? [];
  const plural = /(?:[sxz]|[cs]h)$/.test(name) ? `${name}es` : `${name}s`;
  return `${quantity} ${quantity === 1 ? name : plural}${rest}`;
}

/** The English messages of the drawers that tiles open. They load with the first drawer. */
export const TILE_DRAWER_MESSAGES = {
  drawers: {
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
    replacement: 'Replacement',
    discontinued: (title: string) => `${title} is discontinued. You can buy this item in its place.`,
    units: (units: string, quantity: number) => formatUnits(units, quantity),
    /** Units that replace those of another product: `2 packs of 12`, `1 pack of 24`. */
    adds: (units: string, total: string, original: string) =>
      `Adds ${units} for ${total} in place of ${original}`,
    noReplacement: 'We have no replacement in stock right now.',
    customize: 'Customize',
    customizing:
      'You design this item at our partner’s site and then come back here. It’s added to your cart with your design.',
    startDesign: 'Start designing',
  },
  /** Reasons why a visit to the configurator did not start or end, by code. */
  punchout: {
    CONFIGURATOR_UNAVAILABLE: 'This item can’t be customized right now. Try again later.',
    PRODUCT_NOT_FOUND: 'We no longer carry this item.',
    PUNCHOUT_NOT_CUSTOM: 'This item can’t be customized.',
    PUNCHOUT_NOT_FOR_SALE: 'This item is out of stock.',
    OUT_OF_STOCK: 'This item is out of stock, so your design wasn’t added. Try again later.',
    SKU_INVALID: 'We no longer carry this item.',
    PRICE_NOT_AVAILABLE: 'We can’t show a price for this item right now. Try again later.',
    ITEM_NOT_AVAILABLE: 'This item isn’t available yet.',
    ITEM_NOT_PUBLISHED: 'This item is no longer sold.',
    BLOCKED_FOR_ADD_TO_CART: 'Your organization’s policy doesn’t allow this item. Ask your administrator.',
    OFF_CONTRACT_ERROR: 'This item isn’t part of your contract.',
    INVALID_FREE_ITEM: 'This free sample comes with other items and can’t be bought.',
    HEALTH_CARE_RESTRICTION: 'This item is sold only to certified users of health-care organizations.',
    RESTRICTED_ITEM: 'We can’t deliver this item to your area. Choose another address.',
    QTY_LIMIT_ITEM: 'Your cart already has as many of this item as you can buy.',
    QTY_LIMIT_EXCEEDED: 'Your cart would have more of this item than you can buy. Reduce its quantity.',
    EXCEEDED_LIMIT: 'Your cart has more of this item than you can buy. Reduce its quantity.',
    EXCEEDS_MAX_LINE_QTY: 'Your cart can’t have more of this item. Reduce its quantity.',
    ORDER_MULTIPLE: 'This item is sold in multiples, and not enough is available for one.',
    REQUEST_IN_PROGRESS: 'We’re still adding your design. Try again in a moment.',
    PUNCHOUT_INVALID: 'We couldn’t verify this design, so nothing was added. Customize the item again.',
    CARD_NUMBER_IN_TEXT: 'A design can’t contain a card number. Customize the item again without it.',
    PUNCHOUT_NOT_FOUND: 'This design isn’t from this visit, so nothing was added. Customize the item again.',
    PUNCHOUT_USED:
      'We already added a design from this visit to your cart. Customize the item again to add another.',
    PUNCHOUT_CANCELED: 'This design was canceled. Customize the item again.',
    PUNCHOUT_EXPIRED: 'This design has expired. Customize the item again.',
  } as Readonly<Record<string, string>>,
  punchoutFailed: {
    start: 'We couldn’t start the design. Try again.',
    add: 'We couldn’t add your design. Try again.',
  },
};

/** All messages of the drawers. */
export type TileDrawerMessageTables = typeof TILE_DRAWER_MESSAGES;
