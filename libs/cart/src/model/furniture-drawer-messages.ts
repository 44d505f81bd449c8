/** The English messages of the drawer with furniture services. */
export const FURNITURE_DRAWER_MESSAGES = {
  furnitureDrawer: {
    title: 'Furniture services',
    content: 'Table of furniture services',
    save: 'Save services',
    remove: 'Remove services',
    caption: (name: string) => `Furniture services for ${name}`,
    service: 'Service',
    priceEach: 'Price each',
    units: 'Units',
    total: 'Services total',
    totalIs: (total: string) => `Services total: ${total}`,
    notDetermined: 'To be determined',
    partlyDetermined: (known: string) => `${known} + fee to be determined`,
    feeLater: 'We’ll contact you with the fee after you order.',
  },
};
