const BRANDS: Record<string, string> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  STAPLES: 'Store card',
  CARD: 'Card',
  GIFT_CARD: 'Gift card',
  PREPAID_CARD: 'Prepaid card',
  ACCOUNT: 'Account invoice',
  WALLET: 'Wallet',
  REWARDS: 'Rewards',
};

/** Returns the display name of a card brand or a kind of tender, or the code itself if unknown. */
export const brandName = (brand: string): string => BRANDS[brand] ?? brand;
