export const INBOX_MESSAGES = {
  inbox: {
    loading: 'Loading your messages',
    none: 'No messages',
    noneNote: 'When we have news for your account, you find it here.',
    markAllRead: 'Mark all as read',
    markRead: 'Mark as read',
    markReadOf: (title: string) => `Mark as read: ${title}`,
    markedRead: 'Marked as read.',
    messages: 'Messages',
    isNew: 'New',
    yours: 'Your messages',
  },
};
