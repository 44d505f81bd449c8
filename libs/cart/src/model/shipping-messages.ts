/** The English messages about the progress to free shipping. */
export const SHIPPING_MESSAGES = {
  shipping: {
    progress: 'Progress to free shipping',
    addMore: (amount: string) => `Add ${amount} more for free shipping.`,
    addMoreShipped: (amount: string, counted: string) =>
      `Add ${amount} more in shipped items for free shipping. You have ${counted}.`,
    free: 'Your order ships free.',
    freeExcept: (costs: readonly string[]) => `Standard shipping is free; ${costs.join(', and ')}.`,
    faster: (amount: string) => `faster delivery costs ${amount}`,
    oversized: (amount: string) => `handling of oversized items costs ${amount}`,
    area: (amount: string) => `delivery to your area costs ${amount}`,
  },
};
