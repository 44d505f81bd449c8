export { ContentPage, type ContentPageProps } from './ContentPage/ContentPage.tsx';
export { HelpCenter, type HelpCenterProps } from './HelpCenter/HelpCenter.tsx';
export { ContentMessagesProvider, useContentMessages } from './messages.tsx';
export { ContactForm, type ContactFormProps } from './ContactForm/ContactForm.tsx';
export { FeedbackForm, type FeedbackFormProps } from './FeedbackForm/FeedbackForm.tsx';
export { FormMessagesProvider, useFormMessages } from './form-messages.tsx';
export type { MessageFormState, MessageFormValues } from './MessageForm/MessageForm.tsx';
export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm/NewsletterForm.tsx';
export { Chat, type ChatProps } from './Chat/Chat.tsx';
