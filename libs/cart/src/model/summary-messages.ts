/** The English messages of the cart's totals. */
export const SUMMARY_MESSAGES = {
  summary: {
    label: 'Order summary',
    heading: 'Summary',
    oversized: 'Oversized item handling',
    smallOrder: 'Small order fee',
    surcharges: 'Surcharges',
    furniture: 'Furniture services',
    otherFurniture: 'Other furniture services',
    notDetermined: 'To be determined',
    area: 'Delivery area fee',
    tax: 'Tax',
    taxLater: 'Calculated at checkout',
    estimatedTotal: 'Estimated total',
    total: 'Total',
    datesFor: (zipCode: string) => `Delivery dates are for ${zipCode}.`,
  },
};
