/**
 * All codes and enumerations of the cart. This file imports no schema library, so browser code may import it
 * (cart-3, cart-4, cart-8).
 */
export * from './cart-codes.ts';
export * from './item-codes.ts';
export * from './write-refusals.ts';

export const CART_ITEM_STATUSES = ['ACTIVE', 'DELETED', 'INVALID', 'TRANSIENT', 'APPROVED'] as const;
export type CartItemStatus = (typeof CART_ITEM_STATUSES)[number];

export const ACTIONED = ['NONE', 'ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM'] as const;
export type Actioned = (typeof ACTIONED)[number];

export const PARENT_RELATION_TYPES = ['WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE'] as const;
export type ParentRelationType = (typeof PARENT_RELATION_TYPES)[number];

/** The relations that lines are stored with. Free items and samples have separate lists in replies. */
export const LINE_RELATIONS = [...PARENT_RELATION_TYPES, 'FREE_ITEM', 'SAMPLE'] as const;
export type LineRelation = (typeof LINE_RELATIONS)[number];

/**
 * The kinds of carts: a shopper's cart, their saved items, special carts with their own addresses, the buy-now cart, and the cart of the
 * auto-restock job. An owner has any number of special carts and at most one open cart of each other kind.
 */
export const CART_KINDS = ['CART', 'SAVED', 'SPECIAL', 'BUY_NOW', 'RESTOCK'] as const;
export type CartKind = (typeof CART_KINDS)[number];

/** The kinds of carts that can be ordered. Calls refer to CART unless they select another kind. */
export type OrderableKind = Exclude<CartKind, 'SAVED'>;

/** Number of saved items per page (cart-9.14). */
export const SAVED_ITEMS_PAGE_SIZE = 300;

/** Delivery groups: shipped to an address, one-hour pickup, shipped to a store, delivered electronically. */
export const DELIVERY_GROUPS = ['G1', 'G2', 'G3', 'G4'] as const;
export type DeliveryGroup = (typeof DELIVERY_GROUPS)[number];

/** Related items: an alternative, or none (cart-3.57). */
export const RELATED_ITEM_TYPES = ['altsub', 'nosub'] as const;
export type RelatedItemType = (typeof RELATED_ITEM_TYPES)[number];

/**
 * Relations of items offered with a product in the cart, other than protection plans. The product does not work without a required item.
 */
export const OFFERED_RELATIONS = ['ASSEMBLY', 'TECHHELP', 'REQUIRED'] as const;
export type OfferedRelation = (typeof OFFERED_RELATIONS)[number];

/** The checkout sections that depend on a cart's lines. */
export const CART_SECTIONS = ['ADDRESS', 'PICKUP', 'PAYMENT'] as const;
export type CartSection = (typeof CART_SECTIONS)[number];

/** The id that refers to the caller's own cart in every call (cart-5.20). */
export const DEFAULT_CART_ID = 'default';
