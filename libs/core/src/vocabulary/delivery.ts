/** ISP in-store pickup, PCK pickup at the counter (treated like ISP), STA ship to address, STS ship to store (cart 3, 9). */
export const DELIVERY_TYPES = ['ISP', 'PCK', 'STA', 'STS'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** NDD next day, SDD same day (cart 9). */
export const LEVELS_OF_SERVICE = ['NDD', 'SDD', 'STANDARD'] as const;
export type LevelOfService = (typeof LEVELS_OF_SERVICE)[number];

/** Both sections apply, only pickup applies, or neither of these (cart 4, "Checkout kind"). */
export type CheckoutKind = 'MIXED' | 'PICKUP' | 'SHIP_TO_ADDRESS';
