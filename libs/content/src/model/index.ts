export { getBannerHref, getHomeHref } from './home-links.ts';
export { CONTENT_MESSAGES, type ContentMessageTables } from './messages.ts';
export { FORM_MESSAGES, type FormMessageTables } from './form-messages.ts';
export { inlineText } from './inline-text.ts';
export { formMessage } from './form-message.ts';
export {
  checkContact,
  checkFeedback,
  checkNewsletter,
  CONFIRM_DAYS,
  CONTACT_TOPICS,
  type ContactTopic,
  EMPLOYEE_SIZES,
  type EmployeeSize,
  FORM_CODES,
  FORM_LENGTHS,
  type FormCode,
  type FormFaults,
  JOB_FUNCTIONS,
  type JobFunction,
  MARKETING_FORMS,
  type MarketingForm,
  NEWSLETTER_CONSENT,
} from './form-rules.ts';
export {
  CHAT_MAX_LENGTH,
  type ChatConversation,
  type ChatEvent,
  type ChatLine,
  type ChatLink,
  type ChatPhase,
  type ChatProvider,
  type ChatVisitor,
} from './chat.ts';
