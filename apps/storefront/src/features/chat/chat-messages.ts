/** The texts of this feature's pages and sections. */
export const CHAT_SCREEN_MESSAGES = {
  chatPages: {
    title: 'Chat with us',
    sendInstead: 'Send us a message instead',
    needsScript: 'Chat requires JavaScript. Turn it on in your browser and reload this page.',
    joined: (name?: string) =>
      `Hello${name ? ` ${name}` : ''}! I’m a demonstration, and know our help center. What is your question?`,
    hello: 'Hello! What can I do for you?',
    welcome: 'You’re welcome. Is there anything else?',
    onItsPage: 'You can see where an order is on its page.',
    yourOrders: 'Your orders',
    findOrder: 'Find an order',
    demo: 'I’m a demonstration without people behind it. The shop answers messages by email.',
    sendMessage: 'Send us a message',
    maybe: 'These pages of our help center may answer that:',
    unknown: 'I don’t know that. Our team does.',
  },
};
