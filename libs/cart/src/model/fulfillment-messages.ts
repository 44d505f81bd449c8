/** The English messages of the choice between delivery and pickup. */
export const FULFILLMENT_MESSAGES = {
  fulfillment: {
    choice: (name: string) => `Delivery or pickup of ${name}`,
    delivery: 'Delivery',
    pickUpAt: (store: string) => `Pick up at ${store}`,
    pickUp: 'Pick up in a store',
    shipTo: (store: string) => `Ship to ${store}`,
    /** @param by `today by 4 pm` */
    ready: (by: string) => `Free, ready ${by}`,
    freePickup: 'Free pickup',
    inStock: (quantity: number | string) => `${quantity} in stock`,
    out: 'Out of stock at this store today.',
    notAvailable: 'Not available at this store today. Try another store.',
    /** cart-8.42 */
    noStore: 'Choose store in cart to see availability.',
    notEligible: 'This item is available for delivery only.',
    changeStore: 'Change store',
    chooseStore: 'Choose a store',
    update: 'Update',
    updateOf: (name: string) => `Update delivery or pickup of ${name}`,
  },
};
