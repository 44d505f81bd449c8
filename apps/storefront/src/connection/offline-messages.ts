/** The texts of pages and notices without a connection. */
export const OFFLINE_MESSAGES = {
  offline: {
    title: 'You’re offline',
    opensLater: 'This page will open automatically when you’re back online.',
    needsConnection:
      'We need a connection to open this page. It will open automatically when you’re back online.',
    cartChangesWait: 'Your cart changes are saved and will be sent then.',
    still: 'You’re still offline.',
    back: 'You’re back online.',
    notice: 'You’re offline.',
    changesSaved: 'Your changes are saved.',
    goBack: 'Go back',
    tryAgain: 'Try again',
  },
};
