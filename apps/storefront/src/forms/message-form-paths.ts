/** Form endpoints of messages to the shop, which only their pages' chunks contain. */
export const MESSAGE_FORM_PATHS = {
  contact: '/forms/contact',
  newsletter: '/forms/newsletter',
  confirmNewsletter: '/forms/newsletter/confirm',
  unsubscribe: '/forms/newsletter/unsubscribe',
  feedback: '/forms/feedback',
} as const;
