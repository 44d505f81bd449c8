/** Messages for failures caused by the connection of this device. */
export const CONNECTION_TEXTS = {
  unreachable: 'We couldn’t reach the shop. Check your connection and try again.',
  offline: 'You’re offline. Check your connection. New pages open when you’re back online.',
  changesWait: 'You’re offline. Your changes are saved. We’ll send them when you’re back online.',
  changesStillWait: 'You’re still offline. Your changes are saved. We’ll send them when you’re back online.',
} as const;

/** The same messages, as a table of their own: the offline notice is on every page, the other cart messages are not. */
export const CONNECTION_MESSAGES: { connection: Record<keyof typeof CONNECTION_TEXTS, string> } = {
  connection: CONNECTION_TEXTS,
};
