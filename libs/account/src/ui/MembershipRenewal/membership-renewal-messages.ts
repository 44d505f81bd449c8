export const MEMBERSHIP_RENEWAL_MESSAGES = {
  membershipRenewal: {
    heading: 'Automatic renewal',
    on: 'On',
    off: 'Off',
    offer: (day: string, price: string, term: string, card: string) =>
      `If you turn it on, we order a new membership for ${term} on ${day} and charge ${price}, plus tax, to your card ending in ${card}. It starts when this one ends. You can turn it off at any time before that day.`,
    planned: (day: string, price: string, term: string, card: string) =>
      `We order a new membership for ${term} on ${day} and charge ${price}, plus tax, to your card ending in ${card}. It starts when this one ends. You can turn it off at any time before that day.`,
    plannedWithoutCard: (day: string, price: string) =>
      `It costs ${price}, plus tax. Choose a card by ${day}. Otherwise your membership is not renewed, and you are not charged.`,
    noCard:
      'No card is chosen for the membership. Add a card, or edit a saved one, and choose “Use for my membership”.',
    cardExpired: (card: string) => `Your card for the membership, ending in ${card}, has expired.`,
    turnOn: 'Renew automatically',
    turnOff: 'Turn off automatic renewal',
    chooseCard: 'Choose a card',
    otherCard: 'Use another card',
    turnedOff: 'We turned off automatic renewal, and you were not charged.',
    tryingAgain: 'We’ll try again soon.',
    isOn: 'Automatic renewal is on.',
    isOff: 'Automatic renewal is off.',
  },
};
