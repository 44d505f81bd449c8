export const SHIP_TO_MESSAGES = {
  shipTo: {
    none: 'No ship-to addresses yet',
    noneNote: 'Your organization has no ship-to addresses. Enter an address at checkout.',
    label: 'Ship-to address',
    isDefault: 'Default',
    choose: 'Ship to this address',
    done: (label: string) => `Orders now ship to ${label}.`,
  },
};
