/** The English messages of furniture services. */
export const FURNITURE_MESSAGES = {
  furnitureLevels: {
    BASC: 'Basic furniture service',
    CUST: 'Custom furniture service',
  },
  furniture: {
    add: 'Add furniture services',
    change: 'Change services',
    save: 'Save services',
    servicesFor: (name: string) => `Furniture services for ${name}`,
    levelFor: (level: string, name: string) => `${level} for ${name}`,
    upTo: (units: number) => `For up to ${units.toLocaleString('en-US')} in all.`,
    each: (price: string) => `${price} each`,
    feeNotDetermined: 'Fee to be determined',
    notOpened: 'We couldn’t open the furniture services. Check your connection, then try again.',
    saved: (name: string) => `Furniture services for ${name} saved.`,
    removed: (name: string) => `Furniture services for ${name} removed.`,
  },
};
