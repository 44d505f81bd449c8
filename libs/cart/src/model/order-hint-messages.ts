/** The English messages of the hints above the cart's totals. */
export const ORDER_HINT_MESSAGES = {
  hints: {
    rewards: 'Rewards',
    /** These two enclose an amount. */
    earns: 'This order earns',
    inRewards: 'in rewards.',
    redeemable: (amount: string) => `Use your rewards on ${amount} of this order.`,
    fees: 'About the fees',
    surcharges: 'Some items cost extra to store and ship safely, for each unit.',
    oversized: 'Large or heavy items need special handling, for each unit.',
    smallOrder: 'Orders below a minimum have a fee. Combine small orders to save it.',
    area: 'Carriers charge more for deliveries to your area. The fee is charged once per order.',
  },
};
