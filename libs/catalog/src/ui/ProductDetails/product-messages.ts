const number = (value: number) => value.toLocaleString('en-US');

/** The texts of the page of a product. */
export const PRODUCT_MESSAGES = {
  product: {
    loading: 'Loading this item',
    home: 'Home',
    item: (sku: string) => `Item ${sku}`,
    model: (name: string) => `Model ${name}`,
    similar: 'Similar items',
    compatible: 'Compatible products',
    accessories: 'Accessories',
    related: 'More like this',
    about: 'About this item',
    highlights: 'Highlights',
    specifications: 'Specifications',
    itemNumber: 'Item number',
    modelTerm: 'Model',
    brand: 'Brand',
    soldAs: 'Sold as',
    gtin: 'GTIN',
    save: (amount: string, percent: number) => `You save ${amount} (${percent}%)`,
    /** Below ten cents, with one decimal. */
    centsApiece: (cents: number) => `${cents.toFixed(1)}¢ apiece`,
    apiece: (price: string) => `${price} apiece`,
    saleEnds: (day: string) => `Ends ${day}`,
    discontinued: 'Discontinued',
    outOfStock: 'Out of stock',
    left: (count: number) => `Only ${count} left`,
    inStock: 'In stock',
    pictures: 'Pictures',
    picture: (place: number, count: number) => `Picture ${place} of ${count}`,
    contents: 'What’s in it',
    separately: (sum: string) => `Bought separately: ${sum}. With the bundle you save `,
    volume: 'Buy more, save more',
    quantity: 'Quantity',
    priceEach: 'Price each',
    orMore: (from: number) => `${number(from)} or more`,
    range: (from: number, to: number) => `${number(from)} to ${number(to)}`,
    limit: (count: number) => `Limit ${count} per order`,
    backOrder: (day: string, isOutOfStock: boolean) =>
      `${isOutOfStock ? 'Out of stock' : 'On back order'}. We expect it on ${day}.`,
    outUntil: (day: string) => `Out of stock. Available from ${day}.`,
    preOrder: (day: string) => `Pre-order now. Available from ${day}.`,
    comingSoon: (day: string) => `Coming soon. Available from ${day}.`,
    soldBy: (seller: string) => `Sold and shipped by ${seller}`,
    printed: 'Printed to order',
    multiples: (count: number) => `Sold in multiples of ${number(count)}`,
    surcharge: (fee: string) => `Plus a surcharge of ${fee} each`,
    addOn: (minimum: string) => `Add-on item: sold with ${minimum} or more of other items`,
    furniture: (level: 'BASC' | 'CUST', fee: string | undefined) =>
      `${level === 'BASC' ? 'Basic' : 'Custom'} furniture service: ${
        fee === undefined ? 'we agree on the fee after you order' : `${fee} each`
      }. Choose it in your cart.`,
    deliveryTo: 'Delivery to',
    change: 'Change',
    zipCode: 'ZIP code',
    update: 'Update',
    /** Follows the name of a variant. */
    variantOut: ', out of stock',
  },
};
export type ProductMessages = (typeof PRODUCT_MESSAGES)['product'];
