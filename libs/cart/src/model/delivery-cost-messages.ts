/** The English messages about what a delivery costs. */
export const DELIVERY_COST_MESSAGES = {
  deliveryCost: {
    perOrder: (fee: string, missing: string) => `${fee} shipping per order, or free with ${missing} more`,
    free: 'Free shipping',
    handling: (fee: string, units: number) =>
      `plus ${fee} handling of ${units === 1 ? 'an oversized item' : 'oversized items'}`,
    area: (fee: string) => `plus ${fee} for delivery to your area`,
    lineHandling: (fee: string) => `Plus ${fee} handling`,
  },
};
