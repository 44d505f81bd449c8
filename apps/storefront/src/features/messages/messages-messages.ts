/** The texts of this feature's pages and sections. */
export const MESSAGES_SCREEN_MESSAGES = {
  messagePages: {
    contact: 'Contact us',
    contactNote: 'Send us a message. We’ll reply by email.',
    seeOrders: 'See your orders',
    findOrder: 'Find an order that you placed without an account',
    findStore: 'Find a store',
    feedback: 'Feedback',
    home: 'Go to the home page',
    newsletter: 'Get our offers and news',
    newsletterNote: 'Deals, new products and ideas for your desk, by email.',
    confirmTitle: 'Confirm your sign-up',
    confirmNote: 'Confirm that you want to receive our offers and news by email.',
    confirm: 'Confirm sign-up',
    subscribed: 'You’re subscribed',
    subscribedText: 'You’ll get our offers and news by email. Each email has a link to unsubscribe.',
    signUp: 'Sign up for offers and news',
    unsubscribe: 'Unsubscribe',
    unsubscribeNote: 'You’ll no longer get our offers and news by email.',
    unsubscribed: 'You’re unsubscribed',
    unsubscribedText: 'You won’t get our offers and news anymore. Emails about your orders are not affected.',
  },
};
