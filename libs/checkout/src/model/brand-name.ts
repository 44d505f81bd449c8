const BRANDS: Record<string, string> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
};

/** Returns the display name of a card brand, or the code itself if unknown. */
export const brandName = (brand: string): string => BRANDS[brand] ?? brand;
