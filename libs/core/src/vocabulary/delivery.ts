/** ISP is in-store pickup, PCK pickup at the counter (treated like ISP), STA ship to address, STS ship to store (cart-3.58, cart-9.19). */
export const DELIVERY_TYPES = ['ISP', 'PCK', 'STA', 'STS'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** NDD is next-day delivery, SDD same-day delivery (cart-9.20). */
export const LEVELS_OF_SERVICE = ['NDD', 'SDD', 'STANDARD'] as const;
export type LevelOfService = (typeof LEVELS_OF_SERVICE)[number];

/** Both shipping and pickup, pickup only, or neither of these (cart-4.37). */
export type CheckoutKind = 'MIXED' | 'PICKUP' | 'SHIP_TO_ADDRESS';
