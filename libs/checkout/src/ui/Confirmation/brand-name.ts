const BRANDS: Record<string, string> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  STAPLES: 'Store card',
};

/** The name of a card brand for people; the code itself where it is unknown. */
export const brandName = (brand: string): string => BRANDS[brand] ?? brand;
