export const WELCOME_MESSAGES = {
  welcome: {
    label: 'Getting started',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    allDone: 'You’re all set.',
    done: 'Done:',
    email: {
      title: 'Confirm your email address',
      text: (email: string) => `We sent a link to ${email}. It keeps your orders and receipts yours.`,
      action: 'Check your email address',
    },
    store: {
      title: 'Choose your store',
      text: () => 'See what’s in stock nearby and pick up your order, often within the hour.',
      action: 'Find a store',
    },
    address: {
      title: 'Add an address',
      text: () => 'Checkout fills it in for you.',
      action: 'Add an address',
    },
    rewards: {
      title: 'Join the rewards program',
      text: () => 'It’s free, and each order earns rewards that pay for later ones.',
      action: 'See how it works',
    },
  },
};
