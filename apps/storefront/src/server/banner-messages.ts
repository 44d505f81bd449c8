export const BANNER_MESSAGES = {
  banner: {
    label: 'Acting for a customer',
    actingFor: (customer: string) => `You are acting for ${customer}.`,
    pickup: (storeNumber: string) => `Pickup at store ${storeNumber} only.`,
    end: 'End',
  },
};
